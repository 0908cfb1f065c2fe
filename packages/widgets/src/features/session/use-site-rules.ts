import { useSiteSettings } from '../../shared/data/use-site-settings.ts'

/** Returns the operator's rules for log-in and registration. While they load, returns common defaults. */
export function useSiteRules() {
  const { data } = useSiteSettings()
  return {
    types: data?.register_types ?? (['email', 'phone'] as const),
    codeAtLogin: data?.login_code_required ?? false,
    inviteRequired: data?.register_invite_required ?? true,
    /** An invitation code that everybody may use; null if the server has none. A sandbox has one. */
    openInviteCode: data?.register_invite_code ?? null,
  }
}
