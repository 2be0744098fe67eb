/** The script of the bank's frames, whichever it is in: it stands in the page as text and fetches nothing of its own. */
import { tellAnswered } from './answered.ts';
import { askForCard } from './fields.ts';
import { tellHeight } from './tell.ts';

tellHeight();
tellAnswered();
askForCard();
