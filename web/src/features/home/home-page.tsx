import { useCopy } from '../../platform/i18n/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { ButtonLink } from '../../ui/plain.ts'
import { AppealCard } from './appeal-card.tsx'
import { homeWords } from './copy/index.ts'
import { CountsStrip } from './counts.tsx'
import style from './home-page.module.css'

/** What the platform does, in one look. Light: no antd, no contract, nothing of the signed-in application. */
export default function HomePage() {
  const words = useCopy(homeWords)
  const { signedIn } = useSession()
  return (
    <>
      <div className={style.hero}>
        <div className={style.heroInner}>
          <div className={style.pitch}>
            <h1 className={style.headline}>
              {words.headline.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p className={style.lead}>{words.lead}</p>
            <div className={style.actions}>
              <ButtonLink tone="primary" size="big" to="/source/index?open=true">
                {words.post}
              </ButtonLink>
              <ButtonLink size="big" to={signedIn ? '/works' : '/reg_company'}>
                {signedIn ? words.work : words.register}
              </ButtonLink>
            </div>
            <p className={style.fields}>{words.fields}</p>
          </div>
          <AppealCard />
        </div>
      </div>
      <section className={style.how}>
        <h2 className={style.title}>{words.how.title}</h2>
        <p className={style.note}>{words.how.note}</p>
        <ol className={style.steps}>
          {words.how.steps.map((step, index) => (
            <li key={step.title} className={style.step}>
              <span className={style.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={style.stepTitle}>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className={style.sides}>
          <Side {...words.sides.company} to="/reg_company" />
          <Side {...words.sides.lawyer} to="/reg_lawyer" />
        </div>
        <CountsStrip />
      </section>
    </>
  )
}

type SideProps = { title: string; points: readonly string[]; action: string; to: string }

function Side({ title, points, action, to }: SideProps) {
  const { signedIn } = useSession()
  return (
    <section className={style.side}>
      <h3 className={style.sideTitle}>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {!signedIn && <ButtonLink to={to}>{action}</ButtonLink>}
    </section>
  )
}
