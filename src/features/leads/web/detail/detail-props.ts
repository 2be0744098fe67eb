export interface DetailProps {
  readonly leadId: number | undefined;
  readonly onClose: () => void;
  /** These are deleted. */
  readonly onGone: (ids: readonly number[]) => void;
}
