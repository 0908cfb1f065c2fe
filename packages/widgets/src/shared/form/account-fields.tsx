import { type ReactNode, useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Select } from '../ui/select.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type Account, checkAccount, offeredAccount, phoneFrom } from './account.ts'
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
  marksValid = false,
}: {
  form: Form<V>
  types: readonly Account['type'][]
  /** Content at the end of the line that contains the field's label. */
  corner?: ReactNode
  /** Shows a check mark in the field while the entry is a valid e-mail address or phone number. */
  marksValid?: boolean
}) {
  const { t } = useText('session')
  const { type, area_code } = form.values
  const set = form.set as (changes: Partial<Account>) => void
  const email = form.field('email')
  const phone = form.field('phone')
  const isValid = marksValid && Object.keys(checkAccount(form.values)).length === 0
  // Screen readers state an invalid entry, so a valid one needs no text.
  const mark = isValid && !form.error(type) && (
    <Icon className="bl-box__valid" shape={icons.check} size={18} />
  )
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
          suffix={mark}
        />
      ) : (
        <Field
          {...phone}
          corner={corner}
          label={t('account.phone')}
          type="tel"
          autoComplete="tel-national"
          onValueChange={(text) => set(phoneFrom(text))}
          suffix={mark}
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
