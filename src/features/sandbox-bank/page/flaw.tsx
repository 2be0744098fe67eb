import { CircleAlert } from 'lucide-react';

interface FlawProps {
  id: string;
  text: string;
  /** Read out when it comes up, where no field is in focus that it describes. */
  isLive?: boolean;
}

/** The message stands there from the beginning, unseen: the script knows no language. */
export const Flaw = ({ id, text, isLive = false }: FlawProps) => (
  <p className="error" id={id} hidden {...(isLive && { role: 'alert' })}>
    <CircleAlert size={16} aria-hidden="true" />
    <span>{text}</span>
  </p>
);
