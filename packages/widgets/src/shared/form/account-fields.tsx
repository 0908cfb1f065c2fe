import { type ReactNode, useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type Account, offeredAccount, phoneFrom } from './account.ts'
import { areaCodes } from './area-codes.ts'
import type { Form } from './use-form.ts'

/**
 * A field for an e-mail address or a phone number. Tabs above the field select one of the two. If `types` does not
 * contain the selected type, for example after the operator's settings have arrived, the first type in `types` is
 * selected.
 */
export function AccountFields<V extends Account>({
  form,
  types,
  corner,
}: {
  form: Form<V>
  types: readonly Account['type'][]
  /** Content at the end of the line that contains the field's label. */
  corner?: ReactNode
}) {
  const { t } = useText('session')
  const { type, area_code } = form.values
  const set = form.set as (changes: Partial<Account>) => void
  const email = form.field('email')
  const phone = form.field('phone')
  const offered = offeredAccount(form.values, types)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `offered` and `form` are new in each render
  useEffect(() => {
    if (offered.type !== type) form.reset(offered)
  }, [offered.type, type])
  return (
    <>
      {types.length > 1 && (
        <Tabs
          size="page"
          label={t('account.by')}
          value={type}
          // The verification code and the errors belong to the e-mail address or phone number entered before. So they
          // are cleared when the member switches between e-mail and phone.
          onValueChange={(value) => form.reset({ ...form.values, type: value, ...withoutCode(form.values) })}
          tabs={types.map((value) => ({ value, label: t(`account.${value}`) }))}
        />
      )}
      {type === 'email' ? (
        <Field
          {...email}
          corner={corner}
          label={t('account.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      ) : (
        <Field
          {...phone}
          corner={corner}
          label={t('account.phone')}
          type="tel"
          autoComplete="tel-national"
          onValueChange={(text) => set(phoneFrom(text))}
          prefix={
            <Select
              variant="quiet"
              aria-label={t('account.areaCode')}
              value={area_code}
              onValueChange={(code) => set({ area_code: code })}
              options={areaCodes.map((code) => ({ value: code, label: code }))}
            />
          }
        />
      )}
    </>
  )
}

const withoutCode = (values: object) => ('code' in values ? { code: '' } : {})
