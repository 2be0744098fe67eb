/** What each kind of staff may see and change: one matrix, checked for every endpoint of the administration. */
export const staffRoles = ['owner', 'admin', 'support', 'workshop', 'content', 'finance', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

interface Rights {
  readonly write: readonly StaffRole[];
  readonly read?: readonly StaffRole[];
}

/** The owner may do everything and the viewer may read everything, so neither is listed. */
const matrix = {
  figures: { write: ['admin'], read: ['finance'] },
  users: { write: ['admin'], read: ['support', 'finance'] },
  staff: { write: [] },
  profiles: { write: ['admin', 'content'], read: ['support'] },
  desk: { write: ['admin', 'support'] },
  orders: { write: ['admin', 'workshop'], read: ['support', 'finance'] },
  money: { write: ['admin', 'finance'], read: ['support'] },
  /** Packages, their prices, VAT and who issues the invoices. */
  prices: { write: [], read: ['admin', 'finance'] },
  content: { write: ['admin', 'content'] },
  broadcasts: { write: ['admin'] },
  system: { write: ['admin'] },
  /** Open to all staff: it finds only what is in another area that they may read. */
  search: { write: [], read: ['admin', 'support', 'workshop', 'content', 'finance'] },
} satisfies Record<string, Rights>;

export type StaffArea = keyof typeof matrix;
export const staffAreas = Object.keys(matrix) as StaffArea[];

export function mayStaff(role: StaffRole | null | undefined, area: StaffArea, action: 'read' | 'write'): boolean {
  if (!role) return false;
  if (role === 'owner') return true;
  if (role === 'viewer') return action === 'read';
  const { write, read = [] }: Rights = matrix[area];
  return write.includes(role) || (action === 'read' && read.includes(role));
}
