import { startWebKit } from '../../scripts/engines/webkit.ts';
import { testIn } from './visit.ts';
import './subjects.ts';
import './subjects/car.ts';
import './subjects/inventory.ts';
import './subjects/reduced-motion.ts';

testIn(startWebKit);
