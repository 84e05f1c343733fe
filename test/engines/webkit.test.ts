import { startWebKit } from './drivers/webkit-engine.ts';
import { testIn } from './visit.ts';
import './subjects.ts';

testIn('WebKit', startWebKit);
