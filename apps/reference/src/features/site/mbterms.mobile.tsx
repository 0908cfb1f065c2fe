import { useText } from '@bourselet/widgets'
import { PageBar } from '../../layouts/page-bar.tsx'
import { ContentPage } from './content-page.tsx'

export default function TermsPage() {
  const { t } = useText('site')
  return (
    <>
      <PageBar title={t('title.mbterms')} />
      <ContentPage code="terms" withoutTitle />
    </>
  )
}
