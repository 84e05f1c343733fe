// All that is tried in every engine, a file a subject.
import './subjects/dialog-boxes.ts';
import './subjects/dialogs.ts';
import './subjects/missing-picture.ts';
import './subjects/pages.ts';
import './subjects/forms.ts';
