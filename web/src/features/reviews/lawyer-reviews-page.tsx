import { ReviewsPage } from './reviews-page.tsx'

/** /passed/lawyer */
const LawyerReviewsPage = () => <ReviewsPage kind="lawyer" />
export default LawyerReviewsPage
