import { startChromium } from '../../scripts/engines/chromium-engine.ts';
import { testIn } from './visit.ts';
// The other subjects are those of test/browser/, which has more of each: pages, forms and scripts before hydration, lost
// scripts, pages without any.
import './subjects/car.ts';
import './subjects/dialogs.ts';
import './subjects/focus.ts';
import './subjects/forms.ts';
import './subjects/inventory.ts';
import './subjects/loading/default-start.ts';
import './subjects/loading/error-screen.ts';
import './subjects/loading/film.ts';
import './subjects/loading/missing-picture.ts';
import './subjects/preferences.ts';
import './subjects/print.ts';
import './subjects/way-back.ts';

testIn('Chromium', startChromium);
