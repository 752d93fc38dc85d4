import { type PracticeField, practiceFieldIds } from '@luqiao/domain/lawyers'
import { reviews } from '@luqiao/domain/reviews'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { call } from '../../../platform/api/index.ts'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import { accountWords } from '../copy/index.ts'
import { CompanyFields, type CompanyValues } from '../registration/company-fields.tsx'
import { LawyerFields, type LawyerValues } from '../registration/lawyer-fields.tsx'
import { useDraft } from '../use-draft.ts'
import { type OwnReview, textOf } from './own-review.ts'
import style from './waiting-page.module.css'

type Props = { review: OwnReview; onSent: () => void; onClose: () => void }

/** A rejected registration, as it was sent, to be corrected and sent again; its licence stays unless a new one comes. */
export const Correction = (props: Props) =>
  props.review.kind === 'company' ? <CompanyCorrection {...props} /> : <LawyerCorrection {...props} />

/** What the server names is shown at its field: it says all faults at once. */
const lookAtNothing = () => ({})
const withLicence = (licence: string) => (licence ? { licence } : {})

function CompanyCorrection({ review, onSent, onClose }: Props) {
  const draft = useDraft<CompanyValues>({
    company_name: textOf(review, 'company_name'),
    credit_code: textOf(review, 'credit_code'),
    contacts: textOf(review, 'contacts'),
    licence: '',
  })
  const submit = draft.submit(lookAtNothing, async ({ licence, ...facts }) => {
    await call(reviews.resubmit, { kind: 'company', ...facts, ...withLicence(licence) })
    onSent()
  })
  return (
    <Frame form={draft.form} review={review} busy={draft.busy} onSubmit={submit} onClose={onClose}>
      <CompanyFields draft={draft} kept={review.licence !== null} />
    </Frame>
  )
}

function fieldsOf(review: OwnReview): PracticeField[] {
  const { fields } = review.submission
  return practiceFieldIds.filter((field) => Array.isArray(fields) && fields.includes(field))
}

function LawyerCorrection({ review, onSent, onClose }: Props) {
  const draft = useDraft<LawyerValues>({
    relname: textOf(review, 'relname'),
    licence_number: textOf(review, 'licence_number'),
    firm_name: textOf(review, 'firm_name'),
    address: textOf(review, 'address'),
    fields: fieldsOf(review),
    licence: '',
  })
  const submit = draft.submit(lookAtNothing, async ({ licence, ...facts }) => {
    await call(reviews.resubmit, { kind: 'lawyer', ...facts, ...withLicence(licence) })
    onSent()
  })
  return (
    <Frame form={draft.form} review={review} busy={draft.busy} onSubmit={submit} onClose={onClose}>
      <LawyerFields draft={draft} kept={review.licence !== null} />
    </Frame>
  )
}

type FrameProps = {
  form: RefObject<HTMLFormElement | null>
  review: OwnReview
  busy: boolean
  onSubmit: FormEventHandler
  onClose: () => void
  children: ReactNode
}

function Frame({ form, review, busy, onSubmit, onClose, children }: FrameProps) {
  const words = useCopy(accountWords).waiting
  return (
    <Card title={words.correct}>
      <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
        <p className={style.refusal}>
          {words.reason}：{review.reason}
        </p>
        {children}
        <div className={style.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" busy={busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
