import { text } from '../../kernel/index.ts'
import {
  civilInterpretation,
  civilProcedure,
  counted,
  days,
  months,
  type PeriodRule,
  setByDocument,
  under,
  years,
} from '../rule.ts'

/** Civil procedure at first and second instance, retrial and limitation. */
export const civilRules = {
  'civil.filing-decision': {
    title: text('法院立案决定', 'Court decides on filing', 'Decisión judicial de admisión'),
    counted: text(
      '法院收到起诉状之日',
      'receipt of the complaint by the court',
      'recepción de la demanda por el tribunal',
    ),
    direction: 'forward',
    versions: civilProcedure([123, 126, 126], days(7)),
  },
  'civil.fee-payment': {
    title: text('交纳案件受理费', 'Pay the case acceptance fee', 'Pago de la tasa de admisión'),
    counted: text('收到交费通知之日', 'receipt of the fee notice', 'recepción del aviso de pago'),
    direction: 'forward',
    versions: [under('court-fees', [22], days(7))],
  },
  'civil.defence': {
    title: text('提交答辩状', 'File the defence', 'Presentar la contestación'),
    counted: counted.complaint,
    direction: 'forward',
    versions: civilProcedure([125, 128, 128], days(15), { articles: [268, 275, 285], length: days(30) }),
  },
  'civil.jurisdiction-objection': {
    title: text('提出管辖权异议', 'Object to jurisdiction', 'Declinatoria de jurisdicción'),
    counted: counted.complaint,
    direction: 'forward',
    versions: civilProcedure([127, 130, 130], days(15), { articles: [268, 275, 285], length: days(30) }),
  },
  'civil.defence.second-instance': {
    title: text('二审答辩', 'Answer to the appeal', 'Contestación a la apelación'),
    counted: text('收到上诉状副本之日', 'receipt of the copy of the appeal', 'recepción de la copia de la apelación'),
    direction: 'forward',
    versions: civilProcedure([167, 174, 174], days(15), { articles: [269, 276, 286], length: days(30) }),
  },
  'civil.evidence': {
    title: text('举证期限届满', 'Evidence period ends', 'Fin del plazo de prueba'),
    counted: text('法院指定期限的起算日', 'the day that the court counts from', 'día fijado por el tribunal'),
    direction: 'forward',
    versions: civilInterpretation([99, 99], setByDocument),
  },
  'civil.evidence.ordinary': {
    title: text(
      '举证期限下限（普通程序一审）',
      'Least evidence period (ordinary)',
      'Plazo mínimo de prueba (ordinario)',
    ),
    counted: text('收到举证通知之日', 'receipt of the evidence notice', 'recepción del aviso de prueba'),
    direction: 'forward',
    bound: 'at-least',
    versions: civilInterpretation([99, 99], days(15)),
  },
  'civil.evidence.second-instance': {
    title: text(
      '二审新证据举证期限下限',
      'Least period for new evidence on appeal',
      'Plazo mínimo para prueba nueva en apelación',
    ),
    counted: text('收到举证通知之日', 'receipt of the evidence notice', 'recepción del aviso de prueba'),
    direction: 'forward',
    bound: 'at-least',
    versions: civilInterpretation([99, 99], days(10)),
  },
  'civil.evidence.summary': {
    title: text('举证期限上限（简易程序）', 'Greatest evidence period (summary)', 'Plazo máximo de prueba (abreviado)'),
    counted: text('收到举证通知之日', 'receipt of the evidence notice', 'recepción del aviso de prueba'),
    direction: 'forward',
    bound: 'at-most',
    versions: civilInterpretation([266, 266], days(15)),
  },
  'civil.evidence.small-claims': {
    title: text(
      '举证期限上限（小额诉讼）',
      'Greatest evidence period (small claims)',
      'Plazo máximo de prueba (menor cuantía)',
    ),
    counted: text('收到举证通知之日', 'receipt of the evidence notice', 'recepción del aviso de prueba'),
    direction: 'forward',
    bound: 'at-most',
    versions: civilInterpretation([277, 275], days(7)),
  },
  'civil.hearing-notice': {
    title: text('开庭通知', 'Notice of the hearing', 'Aviso de audiencia'),
    counted: text('开庭之日', 'the day of the hearing', 'día de la audiencia'),
    direction: 'backward',
    versions: civilProcedure([136, 139, 139], days(3)),
  },
  'civil.appeal.judgment': {
    title: text('对一审判决上诉', 'Appeal against the judgment', 'Apelación de la sentencia'),
    counted: counted.judgment,
    direction: 'forward',
    versions: civilProcedure([164, 171, 171], days(15), { articles: [269, 276, 286], length: days(30) }),
  },
  'civil.appeal.ruling': {
    title: text('对一审裁定上诉', 'Appeal against the ruling', 'Apelación del auto'),
    counted: counted.ruling,
    direction: 'forward',
    versions: civilProcedure([164, 171, 171], days(10), { articles: [269, 276, 286], length: days(30) }),
  },
  'civil.trial.ordinary': {
    title: text('一审审限（普通程序）', 'Time limit of trial (ordinary)', 'Plazo para resolver (ordinario)'),
    counted: counted.filing,
    direction: 'forward',
    versions: civilProcedure([149, 152, 152], months(6)),
  },
  'civil.trial.ordinary-extension': {
    title: text('一审审限延长（普通程序）', 'Extension of the trial (ordinary)', 'Prórroga del plazo (ordinario)'),
    counted: text('原审限届满之日', 'the end of the time limit', 'fin del plazo original'),
    direction: 'forward',
    bound: 'at-most',
    versions: civilProcedure([149, 152, 152], months(6)),
  },
  'civil.trial.summary': {
    title: text('一审审限（简易程序）', 'Time limit of trial (summary)', 'Plazo para resolver (abreviado)'),
    counted: counted.filing,
    direction: 'forward',
    versions: civilProcedure([161, 164, 164], months(3)),
  },
  'civil.trial.summary-extension': {
    title: text('一审审限延长（简易程序）', 'Extension of the trial (summary)', 'Prórroga del plazo (abreviado)'),
    counted: text('原审限届满之日', 'the end of the time limit', 'fin del plazo original'),
    direction: 'forward',
    bound: 'at-most',
    versions: [under('civil-procedure-2021', [164], months(1)), under('civil-procedure-2023', [164], months(1))],
  },
  'civil.trial.small-claims': {
    title: text('一审审限（小额诉讼）', 'Time limit of trial (small claims)', 'Plazo para resolver (menor cuantía)'),
    counted: counted.filing,
    direction: 'forward',
    // before 2022 a small claim had the time limit of the summary procedure
    versions: [
      under('civil-procedure-2012', [161], months(3)),
      under('civil-procedure-2021', [168], months(2)),
      under('civil-procedure-2023', [168], months(2)),
    ],
  },
  'civil.trial.small-claims-extension': {
    title: text(
      '一审审限延长（小额诉讼）',
      'Extension of the trial (small claims)',
      'Prórroga del plazo (menor cuantía)',
    ),
    counted: text('原审限届满之日', 'the end of the time limit', 'fin del plazo original'),
    direction: 'forward',
    bound: 'at-most',
    versions: [under('civil-procedure-2021', [168], months(1)), under('civil-procedure-2023', [168], months(1))],
  },
  'civil.trial.appeal-judgment': {
    title: text(
      '二审审限（判决上诉）',
      'Time limit of the appeal (judgment)',
      'Plazo para resolver la apelación (sentencia)',
    ),
    counted: counted.filing,
    direction: 'forward',
    versions: civilProcedure([176, 183, 183], months(3)),
  },
  'civil.trial.appeal-ruling': {
    title: text('二审审限（裁定上诉）', 'Time limit of the appeal (ruling)', 'Plazo para resolver la apelación (auto)'),
    counted: counted.filing,
    direction: 'forward',
    versions: civilProcedure([176, 183, 183], days(30)),
  },
  'civil.retrial': {
    title: text('申请再审', 'Apply for retrial', 'Solicitud de revisión'),
    counted: counted.effective,
    direction: 'forward',
    versions: civilProcedure([205, 212, 216], months(6)),
  },
  'civil.retrial.new-ground': {
    title: text(
      '申请再审（新证据等事由）',
      'Apply for retrial (new evidence and the like)',
      'Solicitud de revisión (prueba nueva y similares)',
    ),
    counted: counted.known,
    direction: 'forward',
    versions: civilProcedure([205, 212, 216], months(6)),
  },
  'civil.performance': {
    title: text('履行期限届满', 'Performance is due', 'Vencimiento del cumplimiento'),
    counted: counted.effective,
    direction: 'forward',
    // the document sets the length; the counting rule is 民事诉讼法 85
    versions: [
      under('civil-procedure-2012', [82], setByDocument),
      under('civil-procedure-2021', [85], setByDocument),
      under('civil-procedure-2023', [85], setByDocument),
    ],
  },
  'mediation.instalment': {
    title: text('调解协议履行', 'Performance of the settlement', 'Cumplimiento del acuerdo'),
    counted: text('调解书约定之日', 'the day agreed in the settlement', 'día pactado en el acuerdo'),
    direction: 'forward',
    versions: [
      under('civil-procedure-2012', [97], setByDocument),
      under('civil-procedure-2021', [100], setByDocument),
      under('civil-procedure-2023', [100], setByDocument),
    ],
  },
  'civil.limitation': {
    title: text('诉讼时效', 'Limitation period', 'Prescripción'),
    counted: text(
      '知道或者应当知道权利受损及义务人之日',
      'the day the harm and the obligor were or should have been known',
      'día en que se conoció o debió conocerse el daño y el obligado',
    ),
    direction: 'forward',
    versions: [under('civil-general-2017', [188], years(3)), under('civil-code', [188], years(3))],
  },
  'civil.limitation-maximum': {
    title: text('最长诉讼时效', 'Longest limitation period', 'Prescripción máxima'),
    counted: text('权利受到损害之日', 'the day of the harm', 'día del daño'),
    direction: 'forward',
    versions: [under('civil-general-2017', [188], years(20)), under('civil-code', [188], years(20))],
  },
  'payment-order.objection': {
    title: text('对支付令提出异议', 'Object to the payment order', 'Oposición al requerimiento de pago'),
    counted: text('收到支付令之日', 'receipt of the payment order', 'recepción del requerimiento'),
    direction: 'forward',
    versions: civilProcedure([216, 223, 227], days(15)),
  },
  'service.announcement': {
    title: text('公告送达生效', 'Service by public notice takes effect', 'Eficacia de la notificación por edicto'),
    counted: text('发出公告之日', 'the day of the public notice', 'día de publicación del edicto'),
    direction: 'expiry',
    versions: [
      under('civil-procedure-2012', [92], days(60), { articles: [267], length: months(3) }),
      under('civil-procedure-2021', [95], days(30), { articles: [274], length: months(3) }),
      under('civil-procedure-2023', [95], days(30), { articles: [283], length: days(60) }),
    ],
  },
} as const satisfies Record<string, PeriodRule>
