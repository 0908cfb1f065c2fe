import { useSiteSettings } from '../../shared/data/use-site-settings.ts'

/** Returns the operator's sign-in rules; common defaults while loading. */
export function useSiteRules() {
  const { data } = useSiteSettings()
  return {
    types: data?.register_types ?? (['email', 'phone'] as const),
    codeAtLogin: data?.login_code_required ?? false,
    inviteRequired: data?.register_invite_required ?? true,
    /** A code that everybody may use, in a sandbox. */
    openInviteCode: data?.register_invite_code ?? null,
  }
}
