import type { Theme } from '@bourselet/widgets'

/** Names of the style choices that a user of the gallery can make. Each choice sets several style tokens (`--bl-*`). */
export const tokenNames = ['accent', 'card', 'text', 'radius'] as const
export type TokenName = (typeof tokenNames)[number]

export const hostNames = ['exchange', 'newspaper', 'bank', 'arcade'] as const
export type HostName = (typeof hostNames)[number]

type Choices = Partial<Record<TokenName, string>>

interface HostTheme {
  choices: Choices
  scheme?: 'dark' | 'light'
  /** Style tokens of the theme that cannot be derived from `choices`. */
  more: Record<string, string>
}

/**
 * Themes of the imaginary host pages in the gallery. The host `exchange` is the exchange's own site, which sets
 * no tokens.
 */
export const hosts: Record<HostName, HostTheme> = {
  exchange: { choices: {}, more: {} },
  newspaper: {
    scheme: 'light',
    choices: { accent: '#8e2030', card: '#f3f7f1', text: '#13201a', radius: '0' },
    more: {
      '--bl-font': 'Georgia, "Times New Roman", serif',
      '--bl-green': '#005d3d',
      '--bl-green-solid': '#005d3d',
      '--bl-red': '#a32228',
      '--bl-red-solid': '#a32228',
    },
  },
  bank: {
    scheme: 'light',
    choices: { accent: '#0b4f9e', card: '#ffffff', text: '#0b2545', radius: '4' },
    more: { '--bl-font': 'Verdana, Geneva, sans-serif' },
  },
  arcade: {
    scheme: 'dark',
    choices: { accent: '#ff7ad9', card: '#1d1136', text: '#f6f0ff', radius: '16' },
    more: {
      '--bl-font': '"Courier New", ui-monospace, monospace',
      '--bl-green': '#5ff0c0',
      '--bl-red': '#ff8f8f',
    },
  },
}

/**
 * Returns the theme with which the gallery shows the tag: the theme chosen in the gallery; otherwise the theme of the
 * host page; otherwise the theme of the member; otherwise the dark theme.
 */
export const stageTheme = (
  { theme, host }: { theme: Theme | null; host: HostName },
  chosen: Theme | null | undefined,
): Theme => theme ?? hosts[host].scheme ?? chosen ?? 'dark'

/** Returns true if the value is valid for the token: a color as `#rrggbb`, or a corner radius from 0 to 24 px. */
export const isTokenChoice = (name: TokenName, value: string): boolean =>
  name === 'radius' ? /^(\d|1\d|2[0-4])$/.test(value) : /^#[0-9a-f]{6}$/.test(value)

/** Returns black or white: the text color with the higher contrast (WCAG 2.2) on the given color. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff'
}

const mix = (share: number, one: string, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`

/**
 * Returns the style tokens of surfaces, lines and texts, which are derived from the chosen colors of cards and
 * text.
 */
function surfaces(card: string | undefined, text: string | undefined): Record<string, string> {
  const ink = text ?? 'var(--bl-text)'
  return {
    ...(card
      ? {
          '--bl-surface-0': mix(97, card, ink),
          '--bl-surface-1': card,
          '--bl-surface-2': mix(95, card, ink),
          '--bl-surface-3': mix(90, card, ink),
          '--bl-raised': mix(88, card, ink),
          '--bl-overlay': mix(98, card, ink),
          '--bl-line': mix(84, card, ink),
          '--bl-line-strong': mix(66, card, ink),
        }
      : {}),
    ...(text
      ? {
          '--bl-text': text,
          '--bl-text-muted': mix(80, text, card ?? 'var(--bl-surface-1)'),
          '--bl-text-faint': mix(72, text, card ?? 'var(--bl-surface-1)'),
        }
      : {}),
  }
}

/**
 * Returns the `--bl-*` properties of a host page. The choices of the user override the choices of the host page's
 * theme.
 */
export function hostTokens(host: HostName, chosen: Choices): Record<string, string> {
  const { accent, card, text, radius } = { ...hosts[host].choices, ...chosen }
  return {
    ...hosts[host].more,
    ...surfaces(card, text),
    ...(accent
      ? {
          '--bl-accent': accent,
          '--bl-accent-soft': mix(16, accent, 'transparent'),
          '--bl-on-accent': inkOn(accent),
        }
      : {}),
    ...(radius
      ? {
          '--bl-radius-s': `${Math.round(Number(radius) * 0.6)}px`,
          '--bl-radius-m': `${radius}px`,
          '--bl-radius-l': `${Math.round(Number(radius) * 1.4)}px`,
        }
      : {}),
  }
}
