import '../../../shell/settings/text-size.ts';
import './large.css';
