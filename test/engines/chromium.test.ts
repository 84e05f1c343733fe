import { startChromium } from '../../scripts/engines/chromium.ts';
import { testIn } from './visit.ts';
import './subjects.ts';
import './subjects/car.ts';
import './subjects/inventory.ts';
import './subjects/reduced-motion.ts';

testIn(startChromium);
