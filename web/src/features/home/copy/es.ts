import type { zh } from './zh.ts'

export const es: typeof zh = {
  headline: ['Cada caso de su empresa', 'tiene el abogado adecuado', 'y quien vigila sus plazos.'],
  lead: 'Publique su necesidad y la plataforma elige al abogado. Demanda, medidas cautelares, vista y sentencia en una sola página, con cada plazo legal calculado y su artículo al lado.',
  post: 'Publicar un encargo',
  register: 'Registrar empresa',
  work: 'Ir al panel',
  fields: 'Propiedad intelectual · Contratos · Laboral · Administrativo · Penal · Ejecución',
  appeal: {
    title: '¿Cuándo vence la apelación?',
    document: 'Documento notificado',
    judgment: 'Sentencia civil de primera instancia',
    ruling: 'Auto civil apelable',
    served: 'Fecha de notificación',
    end: 'Vence el plazo de apelación',
    resting: '15 días la sentencia, 10 el auto: elija la fecha de notificación',
    coming: 'Calculando',
    noDate: 'Elija la fecha de notificación',
    failed: 'No se pudo cargar el cálculo; compruebe la red',
    notKept: 'No consta norma aplicable a esa fecha',
    each: 'El plazo de cada parte corre desde su propia recepción (Interpretación procesal civil 244); ese día no se cuenta.',
  },
  how: {
    title: 'De una necesidad a una sentencia',
    note: 'Nada se escribe dos veces y todos miran la misma página.',
    steps: [
      {
        title: 'Publicar la necesidad',
        text: 'La empresa indica asunto, lugar y presupuesto y adjunta sus documentos. La plataforma revisa; todo rechazo lleva su motivo.',
      },
      {
        title: 'Elegir abogados',
        text: 'Los candidatos se ordenan por región, experiencia, carga y tiempo de respuesta, con sus razones al lado. Un conflicto de intereses excluye.',
      },
      {
        title: 'Aceptar y abrir el caso',
        text: 'El primer abogado de la ronda que acepta se hace cargo. Lo que ya dice el encargo no se vuelve a escribir.',
      },
      {
        title: 'Registrar cada paso',
        text: 'Demanda, admisión, vista, sentencia: los plazos salen de la fecha de notificación y cambian con ella; la empresa los ve al momento.',
      },
    ],
  },
  sides: {
    company: {
      title: 'Para empresas',
      points: [
        'En qué punto está cada caso, de un vistazo',
        'Qué vence, quién lo lleva y cuánto cuesta',
        'Subcuentas que ven solo lo suyo',
      ],
      action: 'Registrar empresa',
    },
    lawyer: {
      title: 'Para abogados',
      points: [
        'Las ofertas le llegan; acepte o rechace en un paso',
        'Plazos desde la notificación, con el artículo para comprobarlos',
        'Expediente, partes y agenda en una página',
      ],
      action: 'Registro de abogados',
    },
  },
  counts: { lawyers: 'abogados', companies: 'empresas', cases: 'casos en curso', regions: 'provincias cubiertas' },
}
