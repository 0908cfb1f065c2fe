import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { countryName } from './countries.ts'
import type { Draft } from './draft.ts'

/**
 * The name, document and country that the member has entered, in one line, with a button that opens them for
 * editing.
 */
export function Typed({ draft, onEdit }: { draft: Draft; onEdit: () => void }) {
  const { t } = useText('kyc')
  const locale = useLocale()
  return (
    <div className="bl-kyc__typed">
      <dl>
        <div>
          <dt>{t('nameShort')}</dt>
          <dd>{draft.real_name}</dd>
        </div>
        <div>
          <dt>{t(`types.${draft.id_type}`)}</dt>
          <dd className="bl-numbers">{draft.id_number}</dd>
        </div>
        <div>
          <dt>{t('countryShort')}</dt>
          <dd>{countryName(locale, draft.country)}</dd>
        </div>
      </dl>
      <Button size="small" variant="quiet" icon={icons.pen} onClick={onEdit}>
        {t('edit')}
      </Button>
    </div>
  )
}
