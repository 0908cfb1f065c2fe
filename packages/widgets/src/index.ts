export { RichText, type RichTextProps } from './shared/content/rich-text.tsx'
export { webAddress } from './shared/content/web-address.ts'
export { type PickedPrice, pickPrice } from './shared/data/picked-price.ts'
export { useBalances, type Wallet } from './shared/data/use-balances.ts'
export { type Call, type CallOptions, useCall } from './shared/data/use-call.ts'
export { type Member, useMember } from './shared/data/use-member.ts'
export { type MemberEvent, useMemberEvents } from './shared/data/use-member-events.ts'
export { useSession } from './shared/data/use-session.ts'
export type { SymbolInfo } from './shared/data/use-symbols.ts'
export { useSymbol, useSymbols } from './shared/data/use-symbols.ts'
export { type Format, useFormat } from './shared/format/use-format.ts'
export { useCopy } from './shared/funds/use-copy.ts'
export { isLocale, type Locale, localeNames, locales, pickLocale } from './shared/i18n/locale.ts'
export type { Namespace } from './shared/i18n/namespaces.ts'
export { loadTexts } from './shared/i18n/texts.ts'
export { useErrorText } from './shared/i18n/use-error-text.ts'
export { useText } from './shared/i18n/use-text.ts'
export type { IntentProblem, IntentState } from './shared/intent/intent-state.ts'
export { type Intent, type IntentOptions, type SendOptions, useIntent } from './shared/intent/use-intent.ts'
export { BourseletProvider, type BourseletProviderProps } from './shared/provider/bourselet-provider.tsx'
export type { BourseletClient } from './shared/provider/client.ts'
export { type Page, pageOf } from './shared/provider/page.ts'
export type {
  Density,
  MarketColours,
  Preferences,
  PreferencesStore,
  Theme,
} from './shared/provider/preferences.ts'
export type { ToastOptions } from './shared/provider/toasts.ts'
export { useBourselet } from './shared/provider/use-bourselet.ts'
export { useLocale } from './shared/provider/use-locale.ts'
export { usePreferences } from './shared/provider/use-preferences.ts'
export { symbolWidget, widget } from './shared/ui/widget.tsx'
