import { text } from '../../kernel/index.ts'
import { counted, days, months, type PeriodRule, setByDocument, under, workdays, years } from '../rule.ts'

/** 行政诉讼 and 行政复议. The terms of 3, 5, 7 and 10 days of a review are workdays (行政复议法 (2023) 88). */
export const administrativeRules = {
  'admin.suit': {
    title: text('提起行政诉讼', 'Bring an administrative suit', 'Demanda contencioso-administrativa'),
    counted: text(
      '知道或者应当知道行政行为之日',
      'the day the act was or should have been known',
      'día en que se conoció o debió conocerse el acto',
    ),
    direction: 'forward',
    versions: [under('administrative-litigation', [46], months(6))],
  },
  'admin.suit-after-review': {
    title: text('复议后提起行政诉讼', 'Sue after the review decision', 'Demanda tras el recurso administrativo'),
    counted: text('收到复议决定书之日', 'receipt of the review decision', 'recepción de la resolución del recurso'),
    direction: 'forward',
    versions: [under('administrative-litigation', [45], days(15))],
  },
  'admin.defence': {
    title: text(
      '被告提交答辩状及证据',
      'Defendant answers with its evidence',
      'Contestación y expediente de la Administración',
    ),
    counted: counted.complaint,
    direction: 'forward',
    versions: [under('administrative-litigation', [67], days(15))],
  },
  'admin.defence.second-instance': {
    title: text('二审答辩', 'Answer to the appeal', 'Contestación a la apelación'),
    counted: text('收到上诉状副本之日', 'receipt of the copy of the appeal', 'recepción de la copia de la apelación'),
    direction: 'forward',
    versions: [under('administrative-interpretation', [108], days(15))],
  },
  'admin.evidence': {
    title: text('举证期限届满', 'Evidence period ends', 'Fin del plazo de prueba'),
    counted: text('法院指定期限的起算日', 'the day that the court counts from', 'día fijado por el tribunal'),
    direction: 'forward',
    versions: [under('administrative-interpretation', [35], setByDocument)],
  },
  'admin.performance': {
    title: text('履行期限届满', 'Performance is due', 'Vencimiento del cumplimiento'),
    counted: counted.effective,
    direction: 'forward',
    // the document sets the length
    versions: [under('administrative-interpretation', [153], setByDocument)],
  },
  'admin.jurisdiction-objection': {
    title: text('提出管辖权异议', 'Object to jurisdiction', 'Declinatoria de jurisdicción'),
    counted: counted.complaint,
    direction: 'forward',
    versions: [under('administrative-interpretation', [10], days(15))],
  },
  'admin.appeal.judgment': {
    title: text('对一审判决上诉', 'Appeal against the judgment', 'Apelación de la sentencia'),
    counted: counted.judgment,
    direction: 'forward',
    versions: [under('administrative-litigation', [85], days(15))],
  },
  'admin.appeal.ruling': {
    title: text('对一审裁定上诉', 'Appeal against the ruling', 'Apelación del auto'),
    counted: counted.ruling,
    direction: 'forward',
    versions: [under('administrative-litigation', [85], days(10))],
  },
  'admin.trial.ordinary': {
    title: text('一审审限（普通程序）', 'Time limit of trial (ordinary)', 'Plazo para resolver (ordinario)'),
    counted: counted.filing,
    direction: 'forward',
    versions: [under('administrative-litigation', [81], months(6))],
  },
  'admin.trial.summary': {
    title: text('一审审限（简易程序）', 'Time limit of trial (summary)', 'Plazo para resolver (abreviado)'),
    counted: counted.filing,
    direction: 'forward',
    versions: [under('administrative-litigation', [83], days(45))],
  },
  'admin.trial.appeal': {
    title: text('二审审限', 'Time limit of the appeal', 'Plazo para resolver la apelación'),
    counted: text(
      '法院收到上诉状之日',
      'receipt of the appeal by the court',
      'recepción de la apelación por el tribunal',
    ),
    direction: 'forward',
    versions: [under('administrative-litigation', [88], months(3))],
  },
  'admin.retrial': {
    title: text('申请再审', 'Apply for retrial', 'Solicitud de revisión'),
    counted: counted.effective,
    direction: 'forward',
    versions: [under('administrative-interpretation', [110], months(6))],
  },
  'admin.enforcement': {
    title: text('申请执行', 'Apply for enforcement', 'Solicitud de ejecución'),
    counted: text(
      '履行期限最后一日；未规定的，送达之日',
      'the last day of performance, or service where none is set',
      'último día de cumplimiento o, en su defecto, la notificación',
    ),
    direction: 'forward',
    versions: [under('administrative-interpretation', [153], years(2))],
  },
  'admin.review': {
    title: text('申请行政复议', 'Apply for administrative review', 'Recurso administrativo'),
    counted: text(
      '知道或者应当知道行政行为之日',
      'the day the act was or should have been known',
      'día en que se conoció o debió conocerse el acto',
    ),
    direction: 'forward',
    versions: [under('administrative-review-2017', [9], days(60)), under('administrative-review-2023', [20], days(60))],
  },
  'admin.review.acceptance': {
    title: text('复议机关审查受理', 'Review organ decides on acceptance', 'Decisión de admisión del recurso'),
    counted: text('收到复议申请之日', 'receipt of the application', 'recepción de la solicitud'),
    direction: 'forward',
    versions: [
      under('administrative-review-2017', [17], workdays(5)),
      under('administrative-review-2023', [30], workdays(5)),
    ],
  },
  'admin.review.correction': {
    title: text('补正复议申请', 'Complete the application for review', 'Subsanar la solicitud de recurso'),
    counted: text('收到补正通知之日', 'receipt of the notice', 'recepción del requerimiento'),
    direction: 'forward',
    versions: [under('administrative-review-2023', [31], workdays(10))],
  },
  'admin.review.answer': {
    title: text('被申请人书面答复', 'Respondent answers in writing', 'Contestación escrita del recurrido'),
    counted: text(
      '收到申请书副本之日',
      'receipt of the copy of the application',
      'recepción de la copia de la solicitud',
    ),
    direction: 'forward',
    versions: [
      under('administrative-review-2017', [23], days(10)),
      under('administrative-review-2023', [48], workdays(10)),
    ],
  },
  'admin.review.decision': {
    title: text('作出复议决定', 'Review decision is due', 'Resolución del recurso'),
    counted: text('受理复议申请之日', 'acceptance of the application', 'admisión del recurso'),
    direction: 'forward',
    versions: [
      under('administrative-review-2017', [31], days(60)),
      under('administrative-review-2023', [62], days(60)),
    ],
  },
  'admin.review.decision-summary': {
    title: text('作出复议决定（简易程序）', 'Review decision is due (summary)', 'Resolución del recurso (abreviado)'),
    counted: text('受理复议申请之日', 'acceptance of the application', 'admisión del recurso'),
    direction: 'forward',
    versions: [under('administrative-review-2023', [62], days(30))],
  },
} as const satisfies Record<string, PeriodRule>
