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
