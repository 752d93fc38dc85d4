import { sumOf, useLanguage } from '../platform/i18n/index.ts'
import style from './figures.module.css'

const unit = { zh: '元', en: 'CNY', es: 'CNY' }

type MoneyProps = {
  /** Decimal yuan as it travels; null where none was given. */
  yuan: string | null | undefined
  /** Shows the unit after the sum; leave it out where the heading carries it. */
  withUnit?: boolean
}

/** A sum in yuan, grouped by the locale, in tabular figures. */
export function Money({ yuan, withUnit = false }: MoneyProps) {
  const language = useLanguage()
  if (yuan === null || yuan === undefined || yuan === '') return <span className={style.none}>—</span>
  return (
    <span className={style.figure}>
      {sumOf(yuan, language)}
      {withUnit && ` ${unit[language]}`}
    </span>
  )
}
