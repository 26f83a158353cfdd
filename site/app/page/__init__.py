"""The document: boards, dialogs, panels, storage and sound."""
