import { ReviewsPage } from './reviews-page.tsx'

/** /passed/company */
const CompanyReviewsPage = () => <ReviewsPage kind="company" />
export default CompanyReviewsPage
