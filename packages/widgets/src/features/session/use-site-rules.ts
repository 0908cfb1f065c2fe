import { useSiteSettings } from '../../shared/data/use-site-settings.ts'

/** What the operator asks of those who sign in. Until the answer is there, what most ask. */
export function useSiteRules() {
  const { data } = useSiteSettings()
  return {
    types: data?.register_types ?? (['email', 'phone'] as const),
    codeAtLogin: data?.login_code_required ?? false,
    inviteRequired: data?.register_invite_required ?? true,
  }
}
