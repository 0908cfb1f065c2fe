import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function AboutusPage() {
  return <ContentPage code="aboutus" />
}
