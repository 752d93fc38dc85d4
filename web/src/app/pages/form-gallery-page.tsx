import GalleryPage from '../../form-renderer/gallery/gallery-page.tsx'
import { WorkProviders } from '../work-providers.tsx'

/** Development only: the gallery needs antd, and nobody to be signed in. */
export default function FormGalleryPage() {
  return (
    <WorkProviders>
      <GalleryPage />
    </WorkProviders>
  )
}
