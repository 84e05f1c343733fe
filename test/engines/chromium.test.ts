import { startChromium } from '../../scripts/engines/chromium.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn(startChromium);
