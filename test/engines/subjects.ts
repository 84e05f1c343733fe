// Tested in every engine.
import './subjects/car.ts';
import './subjects/dialogs.ts';
import './subjects/forced-colours.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
import './subjects/loading/before-hydration.ts';
import './subjects/loading/film.ts';
import './subjects/loading/lost-scripts.ts';
import './subjects/loading/missing-picture.ts';
import './subjects/pages.ts';
import './subjects/way-back.ts';
