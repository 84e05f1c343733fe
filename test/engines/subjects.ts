// All that is tried in every engine, a file a subject.
import './subjects/dialogs.ts';
import './subjects/pages.ts';
