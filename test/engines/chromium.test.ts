import { startChromium } from '../../scripts/engines/chromium-engine.ts';
import { testIn } from './visit.ts';
// The other subjects are those of test/browser/, which has more of each.
import './subjects/dialogs.ts';
import './subjects/focus.ts';
import './subjects/forced-colours.ts';
import './subjects/loading/error-screen.ts';
import './subjects/loading/film.ts';
import './subjects/loading/lost-scripts.ts';
import './subjects/loading/missing-picture.ts';
import './subjects/moves.ts';
import './subjects/print.ts';
import './subjects/reduced-motion.ts';
import './subjects/thumbs-that-meet.ts';

testIn('Chromium', startChromium);
