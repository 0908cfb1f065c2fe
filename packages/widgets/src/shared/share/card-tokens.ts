/** The style tokens that a share card uses. */
export const cardTokens = [
  '--bl-surface-0',
  '--bl-surface-1',
  '--bl-surface-2',
  '--bl-line',
  '--bl-line-strong',
  '--bl-text',
  '--bl-text-muted',
  '--bl-text-faint',
  '--bl-accent',
  '--bl-up',
  '--bl-up-soft',
  '--bl-down',
  '--bl-down-soft',
  '--bl-warn',
] as const

export type CardColours = Record<(typeof cardTokens)[number], string>
