// What visitors press, fill in and choose: one file per subject.
import './subjects/before-hydration.ts';
import './subjects/car.ts';
import './subjects/dialogs/dialog-boxes.ts';
import './subjects/dialogs/dialog-closing.ts';
import './subjects/errands.ts';
import './subjects/focus.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
// How pages load, look and come back: one file per subject.
import './subjects/default-start.ts';
import './subjects/error-screen.ts';
import './subjects/lost-scripts.ts';
import './subjects/missing-picture.ts';
import './subjects/pages.ts';
import './subjects/print.ts';
import './subjects/reduced-motion.ts';
import './subjects/way-back.ts';
import './subjects/without-script.ts';
