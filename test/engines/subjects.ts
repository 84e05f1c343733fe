// What visitors press, fill in and choose: one file per subject.
import './subjects/car.ts';
import './subjects/dialogs.ts';
import './subjects/focus.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
import './subjects/thumbs-that-meet.ts';
// How pages load, look and come back.
import './subjects/loading/before-hydration.ts';
import './subjects/loading/error-screen.ts';
import './subjects/loading/film.ts';
import './subjects/loading/lost-scripts.ts';
import './subjects/loading/missing-picture.ts';
import './subjects/loading/without-script.ts';
import './subjects/forced-colours.ts';
import './subjects/moves.ts';
import './subjects/pages.ts';
import './subjects/print.ts';
import './subjects/way-back.ts';
