import { startWebKit } from '../../scripts/engines/webkit-engine.ts';
import { testIn } from './visit.ts';
import './control-subjects.ts';
import './page-subjects.ts';

testIn('WebKit', startWebKit);
