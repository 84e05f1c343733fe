import { startChromium } from '../../scripts/engines/chromium-engine.ts';
import { testIn } from './visit.ts';
// The browser tests cover the other subjects in Chromium.
import './subjects/before-hydration.ts';
import './subjects/default-start.ts';
import './subjects/dialogs/dialog-boxes.ts';
import './subjects/dialogs/dialog-closing.ts';
import './subjects/error-screen.ts';
import './subjects/focus.ts';
import './subjects/forms.ts';
import './subjects/pages.ts';
import './subjects/print.ts';
import './subjects/reduced-motion.ts';

testIn('Chromium', startChromium);
