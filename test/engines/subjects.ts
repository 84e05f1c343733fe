// Tested in every engine.
import './subjects/dialogs.ts';
import './subjects/focus.ts';
import './subjects/forced-colours.ts';
import './subjects/loading/error-screen.ts';
import './subjects/loading/film.ts';
import './subjects/loading/lost-scripts.ts';
import './subjects/loading/missing-picture.ts';
import './subjects/thumbs-that-meet.ts';
