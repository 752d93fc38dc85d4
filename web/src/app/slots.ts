/**
 * Parts of the shell and dialogs that features draw: one line each, a module with a default export, reached by
 * `() => import('../features/…')`. A dialog is opened from anywhere by `openDialog` of platform/dialogs.ts. What has no
 * part here yet is not shown.
 */
import type { ComponentType } from 'react'

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * The sign-in form without its frame: the app draws it in the dialog and on /login. Once signed in it calls
 * `session.begin(login)`, then `onDone()`; the frame knows where to go. It must stay without antd, as public pages do.
 */
export type SignInFormProps = { onDone: () => void }

/** A dialog draws its own `<Dialog>` of ui and closes itself through `onClose`; what it was opened with comes beside it. */
export type NewCaseDialogProps = {
  onClose: () => void
  sourceId?: number | undefined
  lawyerId?: number | undefined
}
export type NewSourceDialogProps = { onClose: () => void }
/** The answer to an offer of a case source: from the message list and the dashboard. */
export type InvitationDialogProps = { onClose: () => void; offerId: number }

export const slots: {
  signInForm?: Load<SignInFormProps>
  /** The bell of the top bar with its popover; polls by itself. */
  notificationBell?: Load<object>
  newCaseDialog?: Load<NewCaseDialogProps>
  newSourceDialog?: Load<NewSourceDialogProps>
  invitationDialog?: Load<InvitationDialogProps>
} = {
  signInForm: () => import('../features/accounts/sign-in/sign-in-form.tsx'),
  notificationBell: () => import('../features/notifications/notification-bell.tsx'),
  newCaseDialog: () => import('../features/new-case/new-case-dialog.tsx'),
  newSourceDialog: () => import('../features/case-sources/source-dialog.tsx'),
  invitationDialog: () => import('../features/case-sources/invitation-dialog.tsx'),
}
