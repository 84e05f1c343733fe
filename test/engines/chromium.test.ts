import { startChromium } from '../../scripts/engines/chromium-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn('Chromium', startChromium);
