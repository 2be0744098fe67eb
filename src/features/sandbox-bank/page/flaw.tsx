import { CircleAlert } from 'lucide-react';

interface FlawProps {
  id: string;
  text: string;
  /** Read out when it comes up, where no field is in focus that it describes. */
  isNews?: boolean;
}

/** The message stands there from the beginning, unseen: the script knows no language. */
export const Flaw = ({ id, text, isNews = false }: FlawProps) => (
  <p className="error" id={id} hidden {...(isNews && { role: 'alert' })}>
    <CircleAlert size={16} aria-hidden="true" />
    <span>{text}</span>
  </p>
);
