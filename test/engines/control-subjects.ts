// What visitors press, fill in and choose: one file per subject.
import './subjects/before-hydration.ts';
import './subjects/car.ts';
import './subjects/dialogs/dialog-boxes.ts';
import './subjects/dialogs/dialog-closing.ts';
import './subjects/errands.ts';
import './subjects/focus.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
