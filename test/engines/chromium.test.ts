import { startChromium } from './drivers/chromium-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn('Chromium', startChromium);
