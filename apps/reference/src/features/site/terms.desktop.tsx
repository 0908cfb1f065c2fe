import { ContentPage } from './content-page.tsx'

export default function TermsPage() {
  return <ContentPage code="terms" />
}
