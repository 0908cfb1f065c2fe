import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function ServePage() {
  return <ContentPage code="serve" />
}
