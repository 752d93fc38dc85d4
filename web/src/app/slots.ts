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

export const slots: {
  signInForm?: Load<SignInFormProps>
  /** The bell of the top bar with its popover; polls by itself. */
  notificationBell?: Load<object>
  newCaseDialog?: Load<NewCaseDialogProps>
  newSourceDialog?: Load<NewSourceDialogProps>
} = {
  notificationBell: () => import('../features/notifications/notification-bell.tsx'),
}
