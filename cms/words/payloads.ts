/**
 * Payload's own texts that lack their placeholder, are not translated or say something else; its Spanish ones with usted, as ours; and
 * `emailNotValid`, which it says of any request for a link that failed (cms/endpoints/passwordLinks.ts). A text with a document's
 * kind in it takes it after a colon, where no gender is asked for.
 */
export const PAYLOADS = {
  en: {
    authentication: { emailNotValid: 'No link could be sent. Please try again in an hour.' },
    general: { false: 'No', true: 'Yes' },
  },
  ar: {
    authentication: { emailNotValid: 'تعذّر إرسال الرابط. حاول مرة أخرى بعد ساعة.' },
    fields: { toggleBlock: 'إظهار الكتلة أو إخفاؤها' },
    general: {
      createNew: 'إنشاء جديد',
      createNewLabel: 'إنشاء: {{label}}',
      false: 'لا',
      schedulePublishFor: 'جدولة النشر لـ {{title}}',
      successfullyCreated: '{{label}}: تم الإنشاء.',
      successfullyDuplicated: '{{label}}: تم النسخ.',
      true: 'نعم',
    },
    version: {
      changedFieldsCount_one: 'الحقول المتغيّرة: {{count}}',
      changedFieldsCount_other: 'الحقول المتغيّرة: {{count}}',
      currentlyViewing: 'المعروضة الآن',
    },
  },
  es: {
    authentication: {
      alreadyLoggedIn: 'Ya ha iniciado sesión',
      checkYourEmailForPasswordReset:
        'Si la dirección de correo electrónico está asociada a una cuenta, recibirá en breve instrucciones para restablecer su contraseña. Si no ve el correo en su bandeja de entrada, revise la carpeta de correo no deseado.',
      emailNotValid: 'No se ha podido enviar ningún enlace. Inténtelo de nuevo dentro de una hora.',
      forgotPasswordEmailInstructions:
        'Introduzca su correo electrónico. Recibirá un mensaje con las instrucciones para restablecer su contraseña.',
      forgotPasswordQuestion: '¿Ha olvidado su contraseña?',
      loggedIn: 'Para iniciar sesión con otro usuario, primero <0>cierre su sesión</0>.',
      loggedInChangePassword:
        'Para cambiar su contraseña, entre en <0>su cuenta</0> y edite la contraseña allí.',
      loggedOutInactivity: 'Su sesión se ha cerrado por inactividad.',
      loggedOutSuccessfully: 'Su sesión se ha cerrado correctamente.',
      resetYourPassword: 'Restablecer su contraseña',
      youAreInactive:
        'Lleva un tiempo sin actividad y, por su seguridad, su sesión se cerrará en breve. ¿Desea mantenerla abierta?',
    },
    error: {
      correctInvalidFields: 'Corrija los campos no válidos.',
      deletingTitle:
        'Ocurrió un error al eliminar {{title}}. Revise su conexión y vuelva a intentarlo.',
      notAllowedToAccessPage: 'No tiene permiso para acceder a esta página.',
      notAllowedToPerformAction: 'No tiene permiso para realizar esta acción.',
      unauthorized: 'No autorizado: debe iniciar sesión para realizar esta solicitud.',
    },
    fields: { enterURL: 'Introduzca una URL' },
    general: {
      changesNotSaved: 'Sus cambios no se han guardado. Si sale ahora, los perderá.',
      currentlyEditing:
        'está editando este documento. Si toma el control, se le impedirá continuar editando y podría perder los cambios no guardados.',
      enterAValue: 'Introduzca un valor',
      false: 'No',
      resetPreferencesDescription:
        'Esto restablecerá todas sus preferencias a los valores predeterminados.',
      sorryNotFound: 'Lo sentimos, no hay nada que coincida con su solicitud.',
      true: 'Sí',
      unsavedChanges: 'Tiene cambios sin guardar. Guárdelos o descártelos antes de continuar.',
      unsavedChangesDuplicate: 'Tiene cambios sin guardar. ¿Desea duplicar de todos modos?',
      welcome: 'Le damos la bienvenida',
    },
    localization: { selectLocaleToCopy: 'Seleccione el idioma que desea copiar' },
    upload: {
      cropToolDescription:
        'Arrastre las esquinas del área seleccionada, dibuje otra o ajuste los valores a continuación.',
      dragAndDrop: 'Arrastre y suelte un archivo',
      dragAndDropHere: 'o arrastre un archivo aquí',
      focalPointDescription:
        'Arrastre el punto focal en la vista previa o ajuste los valores a continuación.',
      selectCollectionToBrowse: 'Seleccione una colección para navegar',
      selectFile: 'Seleccione un archivo',
    },
    validation: {
      emailAddress: 'Introduzca un correo electrónico válido.',
      enterNumber: 'Introduzca un número válido.',
    },
  },
  fr: {
    authentication: { emailNotValid: 'Aucun lien n’a pu être envoyé. Réessayez dans une heure.' },
    general: {
      createNew: 'Créer',
      createNewLabel: 'Créer : {{label}}',
      false: 'Non',
      schedulePublishFor: 'Programmer la publication pour {{title}}',
      true: 'Oui',
    },
    version: {
      currentDraft: 'Brouillon actuel',
      noRowsSelected: 'Aucune sélection : {{label}}',
    },
  },
  ru: {
    authentication: { emailNotValid: 'Не удалось отправить ссылку. Повторите через час.' },
    general: {
      createNewLabel: 'Создать: {{label}}',
      custom: 'Свой размер',
      false: 'Нет',
      filterWhere: 'Фильтр: {{label}}, где',
      noLabel: '<Нет: {{label}}>',
      searchBy: 'Искать по: {{label}}',
      successfullyCreated: '{{label}}: создано.',
      successfullyDuplicated: '{{label}}: продублировано.',
      true: 'Да',
    },
    version: {
      changedFieldsCount_one: 'Изменено полей: {{count}}',
      changedFieldsCount_other: 'Изменено полей: {{count}}',
      currentDraft: 'Текущий черновик',
    },
  },
  zh: {
    authentication: { emailNotValid: '未能发送链接，请一小时后再试。' },
  },
};
