"""What textures sound like and how they shake a device: from the browser's own oscillators, no recordings."""

from __future__ import annotations

from collections.abc import Mapping
from random import random
from typing import Any, Final, NamedTuple

from app.browser import ffi, js
from generator.drawing.figure import Texture

NOISE_SECONDS: Final = 0.12
QUIET: Final = 0.0008
"""Where a tone ends: an exponential never comes to nothing."""


class Tone(NamedTuple):
    """A short sound: a wave ("noise" is none) with its pitch in hertz, or the edge of a low-pass over the noise."""

    wave: str
    pitch: float
    seconds: float
    loud: float


TONES: Final[Mapping[str, Tone]] = {
    "soft": Tone("noise", 500.0, 0.1, 0.12),
    "rough": Tone("square", 150.0, 0.05, 0.07),
    "firm": Tone("sine", 330.0, 0.08, 0.16),
    "thing": Tone("triangle", 880.0, 0.16, 0.25),
}
SHAKES: Final[Mapping[str, tuple[int, ...]]] = {
    "soft": (6,),
    "rough": (12, 14, 12),
    "firm": (28,),
    "thing": (60, 30, 60),
}
"""Milliseconds on, off, on."""


class Tones:
    """Plays one sound at a time; where the browser has none it is silent."""

    def __init__(self) -> None:
        self._context: Any = None
        self._noise: Any = None

    def play(self, texture: Texture) -> None:
        """The sound of a texture."""
        tone = TONES.get(texture)
        if tone is None:
            return
        try:
            self._play(tone)
        except (ffi.JsException, AttributeError):
            # No sound device, or no Web Audio: the words tell the same.
            self._context = None

    def _play(self, tone: Tone) -> None:
        if self._context is None:
            self._context = js.window.AudioContext.new()
            self._noise = self._hiss()
        context = self._context
        if context.state == "suspended":
            context.resume()
        now, gain = context.currentTime, context.createGain()
        gain.gain.setValueAtTime(tone.loud, now)
        gain.gain.exponentialRampToValueAtTime(QUIET, now + tone.seconds)
        gain.connect(context.destination)
        source = self._source(tone, gain)
        source.start(now)
        source.stop(now + tone.seconds)

    def _source(self, tone: Tone, gain: Any) -> Any:
        context = self._context
        if tone.wave == "noise":
            source, edge = context.createBufferSource(), context.createBiquadFilter()
            source.buffer = self._noise
            edge.frequency.value = tone.pitch
            source.connect(edge)
            edge.connect(gain)
            return source
        source = context.createOscillator()
        source.type = tone.wave
        source.frequency.value = tone.pitch
        source.connect(gain)
        return source

    def _hiss(self) -> Any:
        rate = int(self._context.sampleRate)
        length = int(rate * NOISE_SECONDS)
        buffer = self._context.createBuffer(1, length, rate)
        samples = js.window.Float32Array.new(ffi.to_js([2 * random() - 1 for _sample in range(length)]))
        buffer.copyToChannel(samples, 0)
        return buffer


def can_shake() -> bool:
    """Whether this device says that it can."""
    return hasattr(js.navigator, "vibrate")


def shake(texture: Texture) -> None:
    """Shake the device as a texture does."""
    if texture in SHAKES and can_shake():
        js.navigator.vibrate(ffi.to_js(list(SHAKES[texture])))
