import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import * as icons from './icons.ts'
import { withRef } from './with-ref.ts'

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix'>

/** A password input with a show/hide button. Set `autoComplete` ("current-password", "new-password"). */
export const PasswordField = /* @__PURE__ */ withRef(function PasswordField(props: PasswordFieldProps) {
  const { t } = useText('shared')
  const [shown, setShown] = useState(false)
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? icons.eyeOff : icons.eye}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          size="small"
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
})
