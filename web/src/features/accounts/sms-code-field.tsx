import { useState } from 'react'
import { ApiRefusal } from '../../platform/api/refusal.ts'
import { useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { Field, Input, toast } from '../../ui/plain.ts'
import style from './accounts.module.css'
import { lookAtMobile } from './checks.ts'
import { accountWords } from './copy/index.ts'
import { useCountdown } from './use-countdown.ts'

/** Seconds between two codes to one number (specification, section 9). */
const resendAfter = 60

type Props = {
  mobile: string
  /** The number is missing or wrong, or the server will not send to it: shown at its own field. */
  onMobileFault: (words: string) => void
  send: (mobile: string) => Promise<unknown>
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

/** The code that came by sms, with the button that sends one and waits 60 s. */
export function SmsCodeField({ mobile, onMobileFault, send, value, onChange, error }: Props) {
  const words = useCopy(accountWords)
  const language = useLanguage()
  const [sending, setSending] = useState(false)
  const { left, start } = useCountdown()
  const ask = async () => {
    const fault = lookAtMobile(mobile, language)
    if (fault) return onMobileFault(fault)
    setSending(true)
    try {
      await send(mobile.trim())
      start(resendAfter)
      toast.success(words.codeSent)
    } catch (failure) {
      if (failure instanceof ApiRefusal && failure.errors.length > 0) onMobileFault(failure.msg)
      else if (failure instanceof Error) toast.error(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <Field label={words.smsCode} required error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={value}
          onChange={onChange}
          after={
            <button type="button" className={style.send} onClick={ask} disabled={sending || left > 0}>
              {left > 0 ? words.codeWait(left) : words.sendCode}
            </button>
          }
        />
      )}
    </Field>
  )
}
