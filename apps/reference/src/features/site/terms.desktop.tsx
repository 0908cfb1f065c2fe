import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function TermsPage() {
  return <ContentPage code="terms" />
}
