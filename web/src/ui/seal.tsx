import style from './seal.module.css'

/** The brand mark: the cinnabar seal with 律. `size` in px. */
export function Seal({ size = 30 }: { size?: number }) {
  // the sign itself is drawn by the style sheet: it is a picture, not part of the name
  return <span className={style.seal} style={{ width: size, height: size, fontSize: size * 0.57 }} aria-hidden="true" />
}

/** Seal and name. */
export function Brand({ name, tone = 'ink' }: { name: string; tone?: 'ink' | 'side' }) {
  return (
    <span className={style.brand} data-tone={tone}>
      <Seal />
      <span className={style.name}>{name}</span>
    </span>
  )
}
