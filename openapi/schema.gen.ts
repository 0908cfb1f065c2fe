// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.
export interface paths {
    "/data/api.user/getMemberInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything the profile, the wallet's head, the address book and the security centre show.
         * @description Everything the profile, the wallet's head, the address book and the security centre show.
         */
        post: operations["account.info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setMemberEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Binds the e-mail address with a password of the member, or replaces it with the fund password.
         * @description Binds the e-mail address with a password of the member, or replaces it with the fund password.
         */
        post: operations["account.bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLevelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the membership levels and, for a signed-in member, their own level.
         * @description Lists the membership levels and, for a signed-in member, their own level.
         */
        post: operations["account.levels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/changeTradePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the fund password the first time, changes it with the old one, or resets it with a code.
         * @description Sets the fund password the first time, changes it with the old one, or resets it with a code.
         */
        post: operations["account.changeTradePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the log-in password.
         * @description Changes the log-in password. Signed in with old_password; signed out (forgotten password) with account and a code of scene forgot. Ends every session of the member.
         */
        post: operations["account.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setPersonInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes fields of the profile that are not identity data, ends sessions, or sets up the authenticator; at least one field.
         * @description Changes fields of the profile that are not identity data, ends sessions, or sets up the authenticator; at least one field.
         */
        post: operations["account.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLoopGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AI-managed products on offer as a list; with an id that one product.
         * @description AI-managed products on offer as a list; with an id that one product.
         */
        post: operations["ai.products"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drafts an AI-managed order and previews its bounds.
         * @description Drafts an AI-managed order and previews its bounds. No funds move; the draft expires in 15 minutes unless ai.submit pays it. A member has at most 50 unpaid drafts.
         */
        post: operations["ai.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.order/submitOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays a drafted order, or with action finish ends a running one early, settled at the next daily job.
         * @description Pays a drafted order, or with action finish ends a running one early, settled at the next daily job. An order paid in the last minute of a day UTC starts on the next day, because the price of that midnight may be published already. A repeated payment answers the order.
         */
        post: operations["ai.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Without a quote_id quotes a conversion for exactly one of from_amount and to_amount; with a quote_id and the fund password accepts that quote.
         * @description Without a quote_id quotes a conversion for exactly one of from_amount and to_amount; with a quote_id and the fund password accepts that quote. A quote expires after ten seconds; the balance is checked when it is accepted.
         */
        post: operations["convert.convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves value at once.
         * @description Moves value at once. One coin and two accounts is a transfer between spot and futures (USDT, no fee); two coins in one account is a swap at the rate of the moment, refused when it would bring less than min_receive.
         */
        post: operations["convert.exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/convertRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversions, swaps and account transfers of the member by page, newest first.
         * @description Conversions, swaps and account transfers of the member by page, newest first.
         */
        get: operations["convert.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getRechargeAddressDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The deposit address shown first, of USDT on TRC20 unless another coin or chain is asked for.
         * @description The deposit address shown first, of USDT on TRC20 unless another coin or chain is asked for.
         */
        post: operations["deposit.addressDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getRechargeAddressList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit addresses of the member on every chain of a coin, or of all coins.
         * @description Deposit addresses of the member on every chain of a coin, or of all coins.
         */
        post: operations["deposit.addresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/userRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declares a transfer the member has made, with its transaction id or a voucher picture.
         * @description Declares a transfer the member has made, with its transaction id or a voucher picture. In the sandbox this starts the simulated transaction and so is also the faucet, limited by day.
         */
        post: operations["deposit.declare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/queryRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State of one deposit with its confirmations so far, found by exactly one of id, order number and transaction id.
         * @description State of one deposit with its confirmations so far, found by exactly one of id, order number and transaction id.
         */
        post: operations["deposit.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/rechargeRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits of the member by page, newest first.
         * @description Deposits of the member by page, newest first.
         */
        get: operations["deposit.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/placeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a contract order that opens, adds to, reduces or flips the position of a symbol.
         * @description Places a contract order that opens, adds to, reduces or flips the position of a symbol. Margin mode and leverage are fields of the order. take_profit and stop_loss attach to the position it makes; type tp or sl attaches to the one already open. stop_limit and stop_market wait for their trigger and reserve no margin before. With order_no it amends an open order. Answers with the order, its fills so far and the position after it.
         */
        post: operations["futures.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels one contract order by its number or client id, or all open orders of a symbol.
         * @description Cancels one contract order by its number or client id, or all open orders of a symbol. The margin reserved for the unfilled part is released; the filled part stays.
         */
        post: operations["futures.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/listOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contract orders of the member by page, newest first.
         * @description Contract orders of the member by page, newest first. Scope open holds resting and pending orders, scope history the ended ones.
         */
        post: operations["futures.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/listPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scope open answers with the futures account and every open position at the present mark price; scope closed answers with a page of closed positions.
         * @description Scope open answers with the futures account and every open position at the present mark price; scope closed answers with a page of closed positions. page and limit apply to scope closed only.
         */
        post: operations["futures.positions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/closePosition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the position of a symbol by a reduce-only market or limit order, the whole of it unless a quantity is given; all closes every position at market, each on its own, and lists those that failed.
         * @description Closes the position of a symbol by a reduce-only market or limit order, the whole of it unless a quantity is given; all closes every position at market, each on its own, and lists those that failed.
         */
        post: operations["futures.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/queryQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Frequent questions with their answers.
         * @description Frequent questions with their answers.
         */
        post: operations["help.questions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getCateHelpList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of the help centre with the titles of their guides.
         * @description Categories of the help centre with the titles of their guides.
         */
        post: operations["help.categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getHelpList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Guides, of one category or found by a word.
         * @description Guides, of one category or found by a word.
         */
        post: operations["help.guides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getHelpDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One guide with its neighbours.
         * @description One guide with its neighbours.
         */
        post: operations["help.guide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getVideoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Videos, newest first.
         * @description Videos, newest first.
         */
        post: operations["help.videos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getVideoDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a video is about, with related videos.
         * @description What a video is about, with related videos.
         */
        post: operations["help.video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getVideoData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a player needs to play a video.
         * @description What a player needs to play a video. Counts a view.
         */
        post: operations["help.videoData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getWhitepaperList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whitepapers, newest first.
         * @description Whitepapers, newest first.
         */
        post: operations["help.whitepapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getWhitepaperInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One whitepaper.
         * @description One whitepaper.
         */
        post: operations["help.whitepaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getCustomerService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Links to the customer service.
         * @description Links to the customer service. Called once at startup; answers an empty list rather than a refusal.
         */
        post: operations["help.service"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getTeamData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invitation code and link, the numbers and rewards of the team in USDT value, and its members by page.
         * @description Invitation code and link, the numbers and rewards of the team in USDT value, and its members by page.
         */
        post: operations["invite.team"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/signToday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in for the day (UTC) and credits its reward.
         * @description Signs in for the day (UTC) and credits its reward. A missed day starts the streak again.
         */
        post: operations["invite.signToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/signLastLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last daily sign-in, the streak, and the seven days of the cycle with their rewards in USDT.
         * @description The last daily sign-in, the streak, and the seven days of the cycle with their rewards in USDT.
         */
        post: operations["invite.signLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getMemberKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verification status of the member in short, for badges and for the gate in front of a feature.
         * @description Verification status of the member in short, for badges and for the gate in front of a feature. Use kyc.info for the submitted data.
         */
        post: operations["kyc.status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/changeKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits identity data for review, or submits it again after a refusal.
         * @description Submits identity data for review, or submits it again after a refusal. The photos are uploaded first with site.upload (scene kyc) and named here by their addresses. Legal only while the status is none or rejected.
         */
        post: operations["kyc.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/kycCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks whether an action is open to the member at the present verification level, and whether an ID number may be submitted.
         * @description Asks whether an action is open to the member at the present verification level, and whether an ID number may be submitted. Whether another member uses the number shows only when it is submitted. Changes nothing.
         */
        post: operations["kyc.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getKycInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last submission of the member with masked name and number; null when nothing was ever submitted.
         * @description The last submission of the member with masked name and number; null when nothing was ever submitted.
         */
        post: operations["kyc.info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLoanGoodsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loans on offer with amounts, terms, rates and rules.
         * @description Loans on offer with amounts, terms, rates and rules.
         */
        post: operations["loans.goods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/applyLoan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for a loan.
         * @description Applies for a loan. The agreement must be accepted and the identity verified; without collateral the credit score bounds the amount and one loan may be open. The answer is in review; the payout follows its approval.
         */
        post: operations["loans.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLoanOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loans of the member by page, newest first, with what is due now.
         * @description Loans of the member by page, newest first, with what is due now.
         */
        post: operations["loans.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/repayApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repays a loan, in full unless an amount is given, at once from the spot account.
         * @description Repays a loan, in full unless an amount is given, at once from the spot account. It is booked to penalty, then interest, then principal; paying early costs only the days used. With action add_collateral locks more collateral instead.
         */
        post: operations["loans.repay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/queryCoinMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every symbol with its 24 hour ticker and its trading rules.
         * @description Every symbol with its 24 hour ticker and its trading rules. Finds coins by a part of symbol, base or name, without case.
         */
        post: operations["market.coins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/marketDepth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The order book of a symbol.
         * @description The order book of a symbol. Grouping never shows a better price than there is.
         */
        post: operations["market.depth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/historyInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candles of a symbol; public trades, funding rates or the published index ticks on request.
         * @description Candles of a symbol; public trades, funding rates or the published index ticks on request.
         */
        post: operations["market.history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getNoticeNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Numbers of unread announcements and messages, for the badge.
         * @description Numbers of unread announcements and messages, for the badge.
         */
        post: operations["notices.counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getNoticeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One announcement for a member; marks it read.
         * @description One announcement for a member; marks it read. notices.detail is the public one.
         */
        post: operations["notices.memberDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLastNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The newest unread announcement, pop-ups first, for the dialog after log-in; null when there is none.
         * @description The newest unread announcement, pop-ups first, for the dialog after log-in; null when there is none.
         */
        post: operations["notices.latest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/readNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks one announcement or all of them read and answers with the number left unread.
         * @description Marks one announcement or all of them read and answers with the number left unread.
         */
        post: operations["notices.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/readNotify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks one message or all of them read and answers with the number left unread.
         * @description Marks one message or all of them read and answers with the number left unread.
         */
        post: operations["notices.markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLastNotify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The newest message to the member; null when there is none.
         * @description The newest message to the member; null when there is none.
         */
        post: operations["notices.latestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getNotifyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages to the member by page, newest first.
         * @description Messages to the member by page, newest first.
         */
        post: operations["notices.messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getNoticeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The announcement centre by page, newest first, open to visitors.
         * @description The announcement centre by page, newest first, open to visitors.
         */
        get: operations["notices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getNoticeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One announcement, open to visitors.
         * @description One announcement, open to visitors. Leaves the read mark alone.
         */
        post: operations["notices.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/createOptionsOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a bet in USDT.
         * @description Places a bet in USDT. Mode time opens a fixed-payout option at the index price of now; mode round bets in the open round of the symbol, once per member and round, not changeable. Payouts are credited at settlement.
         */
        post: operations["prediction.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/optionsTimeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The durations on offer with payout and stake bounds.
         * @description The durations on offer with payout and stake bounds. With a symbol also the round that takes bets, the one that is live, and when the next one starts.
         */
        post: operations["prediction.times"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/optionsAllRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scope rounds answers with past rounds for everybody, with the own bet in my_bet when signed in.
         * @description Scope rounds answers with past rounds for everybody, with the own bet in my_bet when signed in. Scope mine answers with all own bets, open and settled, and needs a sign-in. status applies to scope mine only.
         */
        post: operations["prediction.rounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/optionsHistoryRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settled bets of the member by page, newest first.
         * @description Settled bets of the member by page, newest first.
         */
        get: operations["prediction.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getSavingsGoodsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Savings products on offer with their yearly rates.
         * @description Savings products on offer with their yearly rates.
         */
        post: operations["savings.goods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getSavingsOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Savings orders of the member by page, newest first.
         * @description Savings orders of the member by page, newest first.
         */
        post: operations["savings.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/addSavings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts coins into a savings product, or with action redeem takes them out again.
         * @description Puts coins into a savings product, or with action redeem takes them out again. A flexible order may be redeemed in part and earns nothing on that day; a fixed order redeemed early returns the principal only. KYC_REQUIRED where the operator requires a verified identity for investments.
         */
        post: operations["savings.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.login/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member in with a password, by e-mail or phone number.
         * @description Logs a member in with a password, by e-mail or phone number.
         */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.login/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a member by e-mail or by phone and logs them in at once.
         * @description Registers a member by e-mail or by phone and logs them in at once.
         */
        post: operations["session.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.login/sendEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a six-digit code to an e-mail address or a phone.
         * @description Sends a six-digit code to an e-mail address or a phone.
         */
        post: operations["session.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getWebSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settings of the site that a client must know.
         * @description Settings of the site that a client must know.
         */
        post: operations["site.settings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pictures of the carousel at a place of the site, in their order.
         * @description Pictures of the carousel at a place of the site, in their order.
         */
        post: operations["site.carousel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/pager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One content page by its code, in the language of the request.
         * @description One content page by its code, in the language of the request.
         */
        post: operations["site.page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads one image.
         * @description Uploads one image. Its bytes decide its type, not its name; kyc images are readable by their owner only.
         */
        post: operations["site.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a spot order, or amends an open one (order_no).
         * @description Places a spot order, or amends an open one (order_no). Answers after matching and booking.
         */
        post: operations["spot.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/orderCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels one order, or all orders of a symbol.
         * @description Cancels one order, or all orders of a symbol. The filled part stays; the frozen rest is released.
         */
        post: operations["spot.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/orderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order history, open and closed, newest first.
         * @description Order history, open and closed, newest first. With type=ai the AI-managed orders, which no other call lists.
         */
        post: operations["spot.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/pendOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open and partially filled spot orders, newest first.
         * @description Open and partially filled spot orders, newest first.
         */
        get: operations["spot.openOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/queryCoinAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The wallet, one row for each coin and account, with its value.
         * @description The wallet, one row for each coin and account, with its value.
         */
        post: operations["wallet.balances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getAccountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a trading screen shows of the account - both coins of a spot symbol with the fee rates, the futures account, or the option account.
         * @description What a trading screen shows of the account - both coins of a spot symbol with the fee rates, the futures account, or the option account.
         */
        post: operations["wallet.tradingAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/accountChangeRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every change of the balances, newest first.
         * @description Every change of the balances, newest first. View statement reads like a bank statement: changes that only freeze or release an amount are left out, and without a coin a spot trade is one row, in its quote coin.
         */
        get: operations["wallet.changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestRateList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wealth and pledge products with their rates, by page.
         * @description Wealth and pledge products with their rates, by page. Visitors may look.
         */
        get: operations["wealth.products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestRateDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One product with its rules and, for a given amount, a preview of income and dates.
         * @description One product with its rules and, for a given amount, a preview of income and dates.
         */
        post: operations["wealth.product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Totals of the member's investment income in USDT, of all kinds or of one; with an id that one income row instead.
         * @description Totals of the member's investment income in USDT, of all kinds or of one; with an id that one income row instead.
         */
        post: operations["wealth.summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/addInterest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes to a product by amount or by whole copies, as its unit says.
         * @description Subscribes to a product by amount or by whole copies, as its unit says. The principal is locked until maturity; pledge products need the pledge income rules accepted. KYC_REQUIRED where the operator requires a verified identity for investments.
         */
        post: operations["wealth.subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/chaseInterest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appends principal to a running order as a new lot, or with action redeem calls the principal back early.
         * @description Appends principal to a running order as a new lot, or with action redeem calls the principal back early. Early redemption pays the principal less the income already paid and the penalty.
         */
        post: operations["wealth.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Daily income rows of the member by page, newest first, of all kinds or of one order.
         * @description Daily income rows of the member by page, newest first, of all kinds or of one order.
         */
        post: operations["wealth.incomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestOrderDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One order of the member with its lots and every income so far.
         * @description One order of the member with its lots and every income so far.
         */
        post: operations["wealth.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wealth and pledge orders of the member by page, newest first.
         * @description Wealth and pledge orders of the member by page, newest first.
         */
        get: operations["wealth.orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a withdrawal of any coin to a saved or given chain address, or a payout to the bound bank card where the operator offers it.
         * @description Requests a withdrawal of any coin to a saved or given chain address, or a payout to the bound bank card where the operator offers it. The fee is inside the amount. A change of password, address or policy in the last 24 hours sends it to manual review. While the member's authenticator is on, the request needs a second factor too; a cancellation does not. With action cancel it takes back one that is still in review: everything held goes back to the available balance; one that is already approved or ended refuses WITHDRAWAL_CLOSED.
         */
        post: operations["withdraw.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/withdraw_usdt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a withdrawal of USDT; the same as withdraw.request with the coin fixed and the chain required.
         * @description Requests a withdrawal of USDT; the same as withdraw.request with the coin fixed and the chain required.
         */
        post: operations["withdraw.requestUsdt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/withdrawRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals of the member by page, newest first.
         * @description Withdrawals of the member by page, newest first.
         */
        get: operations["withdraw.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setWalletInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds, edits or deletes a withdrawal address or the bank card and answers with the whole address book.
         * @description Adds, edits or deletes a withdrawal address or the bank card and answers with the whole address book. Withdrawals to a changed entry are reviewed for 24 hours. The book is read with account.info.
         */
        post: operations["withdraw.saveDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What one booking changed in one account and coin. */
        AccountChange: {
            id: components["schemas"]["Id"];
            account: components["schemas"]["FundAccount"];
            coin: components["schemas"]["Coin"];
            type: components["schemas"]["ChangeType"];
            available_delta: components["schemas"]["SignedAmount"];
            frozen_delta: components["schemas"]["SignedAmount"];
            available_after: components["schemas"]["Amount"];
            frozen_after: components["schemas"]["Amount"];
            /**
             * @description Kind of the record that caused the change, such as an order or a withdrawal.
             * @example withdrawal
             */
            ref_type: string;
            /** @description Number of the record that caused the change. */
            ref_no: string;
            /** @description The spot trade that caused the change; else null. */
            trade: components["schemas"]["BookedTrade"] | null;
            remark: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Result of one day. Days count over all loops. */
        AiDay: {
            day: number;
            date: components["schemas"]["Date"];
            /** @description Principal of the loop that the day belongs to. */
            principal: components["schemas"]["Amount"];
            /** @description FLOOR6(min_rate + (max_rate - min_rate) x u), where u is the number of the first 8 hexadecimal digits of SHA-256 of the text order_no:day:tick_price, divided by 2^32. Nobody knows it before tick_ts, everybody can recompute it after. */
            rate: components["schemas"]["Rate"];
            income: components["schemas"]["SignedAmount"];
            fee: components["schemas"]["Amount"];
            /** @description Time of the last BTCUSDT index price at or before 00:00:00 UTC of the date. */
            tick_ts: components["schemas"]["Timestamp"];
            /** @description That index price, as published. */
            tick_price: components["schemas"]["Price"];
        };
        /** @description An AI-managed order. Results accrue inside it and are paid out with the principal at its end. */
        AiOrder: {
            order_no: components["schemas"]["OrderNo"];
            product: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["Title"];
            };
            coin: components["schemas"]["Coin"];
            amount: components["schemas"]["Amount"];
            cycle_days: number;
            loops: number;
            /** @description 0 before payment. */
            loop_now: number;
            /** @description Terms at the time of the order. */
            min_rate: components["schemas"]["Rate"];
            max_rate: components["schemas"]["Rate"];
            fee_rate: components["schemas"]["Rate"];
            days_done: number;
            /** @description Before fees. What the order is worth is amount + income_total - fee_total. */
            income_total: components["schemas"]["SignedAmount"];
            fee_total: components["schemas"]["Amount"];
            /**
             * @description pending = a draft not paid yet; expired = a draft not paid in 15 minutes.
             * @enum {string}
             */
            status: "pending" | "running" | "completed" | "expired";
            /** @description The member finished the order early; it is settled at the next daily job. */
            finishing: boolean;
            /** @description The order may be finished early. */
            early_finish: boolean;
            /** @description Principal and net result paid at the end; null before it. */
            paid_back: components["schemas"]["Amount"] | null;
            /** @description Time at which an unpaid draft expires; null after payment. */
            expire_at: components["schemas"]["Timestamp"] | null;
            /** @description The first result is booked on the day after it; null before payment. */
            start_date: components["schemas"]["Date"] | null;
            /** @description null before payment. */
            maturity_date: components["schemas"]["Date"] | null;
            created_at: components["schemas"]["Timestamp"];
            ended_at: components["schemas"]["Timestamp"] | null;
            days: components["schemas"]["AiDay"][];
        };
        AiOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["AiOrder"][];
        };
        /** @description A product that runs in cycles and may roll its result over. Amounts are in its coin. */
        AiProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            cycle_days: number;
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            /** @description Lowest daily rate; may be negative. */
            min_rate: components["schemas"]["Rate"];
            /** @description Highest daily rate. */
            max_rate: components["schemas"]["Rate"];
            /** @description Performance fee, taken on days with a profit. */
            fee_rate: components["schemas"]["Rate"];
            max_loops: number;
            early_finish: boolean;
            risk: components["schemas"]["Risk"];
            description_html: components["schemas"]["Html"];
            status: components["schemas"]["ProductStatus"];
        };
        /**
         * @description A quantity of a coin or of money as answered, not negative, exactly 8 decimals.
         * @example 1250.00000000
         */
        Amount: string;
        /**
         * @description An amount, price or quantity as asked, above zero, at most 8 decimals, no sign, exponent or space.
         * @example 0.025
         */
        AmountInput: string;
        /** @example +44 */
        AreaCode: string;
        /** @description The secret of an authenticator that is being set up. It has no effect until it is confirmed. */
        AuthenticatorSetup: {
            /**
             * @description Content of the QR code that authenticator apps scan.
             * @example otpauth://totp/Bourselet:me%40example.com?issuer=Bourselet&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
            /**
             * @description The secret in Base32, for typing.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
        };
        Balance: {
            coin: components["schemas"]["Coin"];
            account: components["schemas"]["WalletAccount"];
            available: components["schemas"]["Amount"];
            /** @description Held by open orders and pending withdrawals; in finance everything that is locked. */
            frozen: components["schemas"]["Amount"];
            /** @description Available and frozen; in futures also isolated and order margin. */
            total: components["schemas"]["Amount"];
            /** @description Index price. */
            price_usdt: components["schemas"]["Price"];
            value_usdt: components["schemas"]["Amount"];
        };
        /** @description The balance of a coin in one account after a commit. In finance everything is frozen. */
        BalanceEvent: {
            /** @constant */
            kind: "balance";
            account: components["schemas"]["WalletAccount"];
            coin: components["schemas"]["Coin"];
            available: components["schemas"]["Amount"];
            frozen: components["schemas"]["Amount"];
        };
        /** @description A bound bank card with a masked number. */
        BankCard: {
            id: components["schemas"]["Id"];
            bank_name: string;
            bank_phone: string;
            area_code: components["schemas"]["AreaCode"];
            real_name: string;
            /**
             * @description Masked.
             * @example 6222********1234
             */
            bank_card: string;
            changed_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Which order book.
         * @default spot
         * @enum {string}
         */
        BookProduct: "spot" | "futures";
        /** @description The member's side of a spot trade, with its order. */
        BookedTrade: {
            trade_id: components["schemas"]["Id"];
            price: components["schemas"]["Price"];
            qty: components["schemas"]["Quantity"];
            fee: components["schemas"]["Amount"];
            fee_coin: components["schemas"]["Coin"];
            liquidity: components["schemas"]["Liquidity"];
            ts: components["schemas"]["Timestamp"];
            order_no: components["schemas"]["OrderNo"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
        };
        /** @description Open, high, low, close, base volume, quote volume and number of trades of [t, t + interval). */
        Candle: {
            t: components["schemas"]["Timestamp"];
            o: components["schemas"]["Price"];
            h: components["schemas"]["Price"];
            l: components["schemas"]["Price"];
            c: components["schemas"]["Price"];
            v: components["schemas"]["Amount"];
            q: components["schemas"]["Amount"];
            n: components["schemas"]["Count"];
        };
        CandleEvent: {
            topic: components["schemas"]["CandleTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["Candle"];
        };
        /** @description Oldest first. An empty interval repeats the previous close with volume 0. */
        CandleHistory: {
            symbol: components["schemas"]["Symbol"];
            interval: components["schemas"]["CandleInterval"];
            list: components["schemas"]["Candle"][];
        };
        /** @enum {string} */
        CandleInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @example candle:spot:BTCUSDT:1m */
        CandleTopic: string;
        /** @example TRC20 */
        Chain: string;
        /**
         * @description Checked by the rules of its chain; not trimmed.
         * @example TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs
         */
        ChainAddress: string;
        /** @enum {string} */
        ChangeType: "deposit" | "withdraw_freeze" | "withdraw_done" | "withdraw_refund" | "trade_freeze" | "trade_release" | "trade_buy" | "trade_sell" | "transfer_in" | "transfer_out" | "convert_in" | "convert_out" | "futures_margin" | "futures_pnl" | "futures_fee" | "futures_funding" | "futures_liquidation" | "option_stake" | "option_payout" | "option_refund" | "wealth_subscribe" | "wealth_income" | "wealth_return" | "wealth_clawback" | "savings_subscribe" | "savings_interest" | "savings_return" | "ai_subscribe" | "ai_return" | "loan_disburse" | "loan_repay" | "loan_collateral" | "loan_collateral_return" | "loan_liquidation" | "referral_reward" | "sign_reward" | "adjust";
        /**
         * @description A name of the member's own for an order, unique among the orders of the last 24 hours. Repeating it with identical fields returns the first order, with other fields refuses DUPLICATE_CLIENT_ID.
         * @example 9b2f6c9e-6d39-4f57-9d6f-0f4d1b1c2a77
         * @example my-1
         */
        ClientOrderId: string;
        /** @description A position that a close-all could not close, with the refusal. */
        CloseFailure: {
            symbol: components["schemas"]["Symbol"];
            code: number;
            error: components["schemas"]["ErrorName"];
        };
        /** @description A position that was closed or liquidated. Amounts are USDT. */
        ClosedPosition: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["PositionSide"];
            margin_mode: components["schemas"]["MarginMode"];
            leverage: components["schemas"]["Leverage"];
            max_quantity: components["schemas"]["Quantity"];
            entry_price: components["schemas"]["Price"];
            /** @description Average of the closing fills, half up. */
            exit_price: components["schemas"]["Price"];
            realized_pnl: components["schemas"]["SignedAmount"];
            fees: components["schemas"]["Amount"];
            /** @description Positive = received. */
            funding: components["schemas"]["SignedAmount"];
            /** @enum {string} */
            closed_by: "user" | "tp" | "sl" | "liquidation";
            opened_at: components["schemas"]["Timestamp"];
            closed_at: components["schemas"]["Timestamp"];
        };
        ClosedPositionPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["ClosedPosition"][];
        };
        /**
         * @description A code sent to an e-mail address or phone.
         * @example 493827
         */
        Code: string;
        /**
         * @description Purpose of a code; a code of one scene is invalid in another.
         * @enum {string}
         */
        CodeScene: "register" | "login" | "forgot" | "bind" | "trade_password" | "withdraw";
        /** @example USDT */
        Coin: string;
        CoinAccount: {
            coin: components["schemas"]["Coin"];
            account: components["schemas"]["WalletAccount"];
            available: components["schemas"]["Amount"];
            /** @description Held by open orders and pending withdrawals; in finance everything that is locked. */
            frozen: components["schemas"]["Amount"];
            /** @description Available and frozen; in futures also isolated and order margin. */
            total: components["schemas"]["Amount"];
            /** @description Index price. */
            price_usdt: components["schemas"]["Price"];
            value_usdt: components["schemas"]["Amount"];
            name: string;
            icon: components["schemas"]["Url"];
            deposit_enabled: boolean;
            withdraw_enabled: boolean;
            chains: components["schemas"]["CoinChain"][];
        };
        /** @description What a chain asks of deposits and withdrawals of a coin. */
        CoinChain: {
            chain: components["schemas"]["Chain"];
            deposit_min: components["schemas"]["Decimal"];
            confirmations: number;
            /** @description About how long one confirmation takes. */
            block_seconds: number;
            withdraw_min: components["schemas"]["Decimal"];
            withdraw_max: components["schemas"]["Decimal"];
            fee_fixed: components["schemas"]["Decimal"];
            fee_rate: components["schemas"]["Rate"];
        };
        ContentPage: {
            code: components["schemas"]["PageCode"];
            title: components["schemas"]["Title"];
            content_html: components["schemas"]["Html"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ConvertKind: "convert" | "swap" | "transfer";
        /** @description A binding quote, valid for ten seconds, single use, bound to the member. */
        ConvertQuote: {
            quote_id: components["schemas"]["QuoteId"];
            from_coin: components["schemas"]["Coin"];
            to_coin: components["schemas"]["Coin"];
            rate: components["schemas"]["Decimal"];
            inverse_rate: components["schemas"]["Decimal"];
            /** @description Part of the index rate that the conversion costs, inside the rate. */
            spread: components["schemas"]["Rate"];
            /** @description Rounded up when to_amount was asked for. */
            from_amount: components["schemas"]["Amount"];
            /** @description Rounded down when from_amount was asked for. */
            to_amount: components["schemas"]["Amount"];
            expire_at: components["schemas"]["Timestamp"];
        };
        /** @description A finished conversion, swap or transfer. */
        ConvertRecord: {
            order_no: components["schemas"]["OrderNo"];
            kind: components["schemas"]["ConvertKind"];
            from_account: components["schemas"]["FundAccount"];
            to_account: components["schemas"]["FundAccount"];
            from_coin: components["schemas"]["Coin"];
            to_coin: components["schemas"]["Coin"];
            from_amount: components["schemas"]["Amount"];
            to_amount: components["schemas"]["Amount"];
            /** @description 1 for a transfer. */
            rate: components["schemas"]["Decimal"];
            /** @description Always zero; the spread is inside the rate. */
            fee: components["schemas"]["Amount"];
            /** @constant */
            status: "success";
            created_at: components["schemas"]["Timestamp"];
        };
        ConvertRecordPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["ConvertRecord"][];
        };
        Count: number;
        /**
         * @description ISO 3166-1 alpha-2.
         * @example GB
         */
        Country: string;
        /**
         * @description A country being chosen. The officially assigned codes of ISO 3166-1 alpha-2.
         * @example GB
         * @enum {string}
         */
        CountryInput: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @description Day of the seven-day cycle of rewards. */
        CycleDay: number;
        /** @description What everything a member owned was worth at the end of a UTC day, at its index prices. */
        DailyTotal: {
            date: components["schemas"]["Date"];
            total_usdt: components["schemas"]["Amount"];
        };
        /**
         * @description A day in UTC.
         * @example 2026-01-01
         */
        Date: string;
        /**
         * @description A plain setting or bound (tick, step, minimum, conversion rate), trailing zeros cut.
         * @example 0.00001
         */
        Decimal: string;
        /** @description One deposit. Deposits are free and go to the spot account. */
        Deposit: {
            /** @description Row number. deposit.get accepts it or order_no. */
            id?: components["schemas"]["Id"];
            order_no: components["schemas"]["OrderNo"];
            coin: components["schemas"]["Coin"];
            chain: components["schemas"]["Chain"];
            address: components["schemas"]["ChainAddress"];
            txid: components["schemas"]["TxId"] | null;
            /** @description Amount that the member sent. */
            amount: components["schemas"]["Amount"];
            /** @description Amount added to the balance; zero until the deposit is credited. */
            credited: components["schemas"]["Amount"];
            confirmations: number;
            /** @description Confirmations needed for the credit. */
            required: number;
            status: components["schemas"]["DepositStatus"];
            voucher: components["schemas"]["FileUrl"] | null;
            remark: string;
            created_at: components["schemas"]["Timestamp"];
            credited_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description Where to send one coin on one chain. */
        DepositAddress: {
            coin: components["schemas"]["Coin"];
            chain: components["schemas"]["Chain"];
            address: components["schemas"]["ChainAddress"];
            /** @description No chain with memos is listed. */
            memo: null;
            /** @description Content of the QR code, the plain address. */
            qr_content: string;
            /** @description Payment link for wallets that take one (BIP-21, ERC-681); the plain address on TRON. */
            uri: string;
            /**
             * @description A smaller transfer is never credited.
             * @example 0.001
             */
            min_deposit: components["schemas"]["Decimal"];
            /** @example 3 */
            confirmations: number;
            notices: string[];
            /** @description true = a decoy address that wallets refuse; send nothing to it. */
            sandbox: boolean;
        };
        DepositPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Deposit"][];
        };
        /**
         * @description pending = seen, waiting for confirmations; review = declared with a voucher only; success = credited; below_min = smaller than the minimum, never credited; rejected = refused or vanished from the chain.
         * @enum {string}
         */
        DepositStatus: "pending" | "review" | "success" | "below_min" | "rejected";
        /** @description An order book, best prices first. Deltas of the stream with prev_seq = seq and the same epoch continue it. */
        Depth: {
            symbol: components["schemas"]["Symbol"];
            epoch: components["schemas"]["Epoch"];
            seq: components["schemas"]["Count"];
            ts: components["schemas"]["Timestamp"];
            last: components["schemas"]["Price"];
            bids: components["schemas"]["DepthLevel"][];
            asks: components["schemas"]["DepthLevel"][];
        };
        /** @description Changed levels, with their new quantities, that lead from prev_seq to the event's seq. */
        DepthDelta: {
            prev_seq: components["schemas"]["Count"];
            bids: components["schemas"]["DepthLevel"][];
            asks: components["schemas"]["DepthLevel"][];
        };
        /** @description seq is the book's sequence number after the delta. */
        DepthEvent: {
            topic: components["schemas"]["DepthTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["DepthDelta"];
        };
        /**
         * @description Price and quantity.
         * @example [
         *       "100.90",
         *       "3.00000000"
         *     ]
         */
        DepthLevel: [
            components["schemas"]["Price"],
            components["schemas"]["Quantity"]
        ];
        /** @example depth:spot:BTCUSDT */
        DepthTopic: string;
        /** @description The whole address book of a member. */
        Destinations: {
            addresses: components["schemas"]["WithdrawAddress"][];
            banks: components["schemas"]["BankCard"][];
        };
        /**
         * @description Secret of one device, answered by the first log-in on it and kept by the client. It proves nothing about the member: sent along, it lets a device that has logged in to this account before pass the limits that strangers use up.
         * @example 5d41402abc4b2a76b9719d911017c592
         */
        DeviceToken: string;
        /**
         * @description bull = the price rises, bear = it falls.
         * @enum {string}
         */
        Direction: "bull" | "bear";
        /** @example me@example.com */
        Email: string;
        /** @description Success without data. */
        Empty: Record<string, never>;
        /**
         * @description Identifier of one run of the server's order books. Sequence numbers of different epochs cannot be compared.
         * @example m5k2q9x1
         */
        Epoch: string;
        /**
         * @description Stable name of a refusal.
         * @enum {string}
         */
        ErrorName: "FAILED" | "TOKEN_INVALID" | "FORBIDDEN" | "NOT_FOUND" | "ORDER_NOT_FOUND" | "TRADE_PASSWORD_NOT_SET" | "TRADE_PASSWORD_WRONG" | "TRADE_PASSWORD_LOCKED" | "TRADE_PASSWORD_RESET" | "VALIDATION" | "TOO_MANY_REQUESTS" | "IDEMPOTENCY_CONFLICT" | "IN_PROGRESS" | "SERVER_ERROR" | "LOGIN_FAILED" | "ACCOUNT_LOCKED" | "ACCOUNT_DISABLED" | "CODE_INVALID" | "CODE_EXPIRED" | "ACCOUNT_EXISTS" | "INVITE_CODE_INVALID" | "AGREEMENT_REQUIRED" | "CONTACT_CHANGED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_FACTOR_LOCKED" | "INSUFFICIENT_BALANCE" | "SYMBOL_UNKNOWN" | "PRICE_TICK" | "QTY_STEP" | "MIN_NOTIONAL" | "PRICE_BAND" | "POST_ONLY_WOULD_TAKE" | "NO_LIQUIDITY" | "MAX_OPEN_ORDERS" | "SYMBOL_HALTED" | "DUPLICATE_CLIENT_ID" | "ORDER_CLOSED" | "LEVERAGE_RANGE" | "BRACKET_LIMIT" | "MARGIN_MODE_LOCKED" | "LEVERAGE_LOCKED" | "REDUCE_ONLY_REJECTED" | "TRIGGER_PRICE" | "NO_POSITION" | "CONVERT_MIN" | "CONVERT_MAX" | "PAIR_UNSUPPORTED" | "QUOTE_EXPIRED" | "QUOTE_USED" | "NOTHING_TO_DO" | "SLIPPAGE" | "QUOTE_LIMIT" | "STAKE_RANGE" | "ROUND_NOT_OPEN" | "ALREADY_BET" | "TIME_UNKNOWN" | "PRICE_STALE" | "INVEST_BELOW_MIN" | "INVEST_ABOVE_MAX" | "PRODUCT_CLOSED" | "COPIES_SOLD_OUT" | "STEP" | "APPEND_NOT_ALLOWED" | "REDEEM_NOT_ALLOWED" | "ORDER_NOT_RUNNING" | "ORDER_EXPIRED" | "RATE_CHANGED" | "LOAN_RANGE" | "LOAN_TERM" | "KYC_REQUIRED" | "CREDIT_TOO_LOW" | "LOAN_ACTIVE" | "LOAN_NOT_REPAYABLE" | "COLLATERAL_UNSUPPORTED" | "KYC_PENDING" | "KYC_ALREADY_VERIFIED" | "ID_NUMBER_USED" | "FILE_NOT_OWNED" | "ADDRESS_INVALID" | "ADDRESS_EXISTS" | "ADDRESS_LIMIT" | "CHAIN_UNSUPPORTED" | "DEPOSIT_DISABLED" | "TXID_USED" | "SANDBOX_FAUCET_LIMIT" | "WITHDRAW_MIN" | "WITHDRAW_MAX" | "WITHDRAW_DAILY_LIMIT" | "WITHDRAW_DISABLED" | "WITHDRAWAL_CLOSED" | "FILE_TYPE" | "FILE_TOO_LARGE" | "FILE_BROKEN" | "ALREADY_SIGNED";
        /**
         * @description Why a field was refused.
         * @enum {string}
         */
        FieldError: "REQUIRED" | "EMAIL_FORMAT" | "PASSWORD_LETTERS" | "PASSWORD_FORMAT" | "PASSWORD_MISMATCH" | "PASSWORD_SAME" | "NICKNAME_TAKEN" | "TRADE_PASSWORD_FORMAT" | "AMOUNT_FORMAT" | "RANGE" | "ENUM" | "NOTHING_TO_CHANGE" | "MODE_INVALID" | "UNKNOWN_FIELD";
        /**
         * @description Address of an own upload (site.upload).
         * @example /files/5f2c9a.jpg
         */
        FileUrl: string;
        /** @description One trade of an own order. */
        Fill: {
            trade_id: components["schemas"]["Id"];
            price: components["schemas"]["Price"];
            qty: components["schemas"]["Quantity"];
            fee: components["schemas"]["Amount"];
            fee_coin: components["schemas"]["Coin"];
            liquidity: components["schemas"]["Liquidity"];
            ts: components["schemas"]["Timestamp"];
        };
        FillEvent: {
            /** @constant */
            kind: "fill";
            order_no: components["schemas"]["OrderNo"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            fill: components["schemas"]["Fill"];
        };
        /**
         * @description The wallet that holds a balance.
         * @enum {string}
         */
        FundAccount: "spot" | "futures";
        /** @description Newest first. */
        FundingHistory: {
            list: components["schemas"]["FundingRate"][];
        };
        FundingRate: {
            ts: components["schemas"]["Timestamp"];
            rate: components["schemas"]["Rate"];
            mark_price: components["schemas"]["Price"];
        };
        /** @description The futures wallet of a member with the sums of its positions and orders, in USDT. */
        FuturesAccount: {
            /** @constant */
            coin: "USDT";
            /** @description Cash without isolated margins. Below zero when losses were realized against unrealized profit. */
            wallet_balance: components["schemas"]["SignedAmount"];
            isolated_margin: components["schemas"]["Amount"];
            /** @description Wallet balance + unrealized profit and loss of the cross positions. */
            cross_equity: components["schemas"]["SignedAmount"];
            cross_upnl: components["schemas"]["SignedAmount"];
            position_margin: components["schemas"]["Amount"];
            /** @description Of each resting order that may open: margin at its price, taker fee, and the open loss, which is what it would lose at the mark price the moment it trades. */
            order_margin: components["schemas"]["Amount"];
            /** @description What new orders may use: max(0, cross_equity - position_margin - order_margin). Unrealized profit counts. */
            available: components["schemas"]["Amount"];
            /** @description What may be moved to the spot account; unrealized profit does not count. */
            max_transfer_out: components["schemas"]["Amount"];
            maintenance_margin: components["schemas"]["Amount"];
            margin_ratio_pct: components["schemas"]["Percent"];
            settings: components["schemas"]["FuturesSetting"][];
        };
        /** @description The futures account after a commit, at the mark prices of that moment. */
        FuturesAccountEvent: {
            /** @constant */
            kind: "futures_account";
            account: components["schemas"]["FuturesAccount"];
        };
        FuturesFillEvent: {
            /** @constant */
            kind: "futures_fill";
            order_no: components["schemas"]["OrderNo"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            fill: components["schemas"]["Fill"];
        };
        /** @description One contract order. Quantities are in the base coin, fees in USDT. */
        FuturesOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            type: components["schemas"]["FuturesOrderType"];
            /** @description Limit price; null for an order at market. */
            price: components["schemas"]["Price"] | null;
            /** @description null for tp and sl, which close the whole position. */
            quantity: components["schemas"]["Quantity"] | null;
            filled: components["schemas"]["Quantity"];
            /** @description Turnover in USDT. */
            quote_filled: components["schemas"]["Amount"];
            /** @description quote_filled / filled, half up; 0 while nothing is filled. */
            avg_price: components["schemas"]["Price"];
            fee: components["schemas"]["Amount"];
            fee_coin: components["schemas"]["Coin"];
            leverage: components["schemas"]["Leverage"];
            margin_mode: components["schemas"]["MarginMode"];
            reduce_only: boolean;
            tif: components["schemas"]["TimeInForce"] | null;
            stp: components["schemas"]["SelfTrade"];
            trigger_price: components["schemas"]["Price"] | null;
            /** @description Direction in which the price named by trigger_by reaches the trigger. */
            trigger_when: ("rises" | "falls") | null;
            trigger_by: components["schemas"]["TriggerBy"] | null;
            take_profit: components["schemas"]["Price"] | null;
            stop_loss: components["schemas"]["Price"] | null;
            /** @enum {string} */
            position_effect: "open" | "reduce" | "flip";
            /** @description true when the order was made by a liquidation. */
            liquidation: boolean;
            status: components["schemas"]["OrderStatus"];
            reason: components["schemas"]["OrderReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Oldest first. From futures.place, and from futures.orders where with_fills was asked for. */
            fills?: components["schemas"]["Fill"][];
        };
        FuturesOrderEvent: {
            /** @constant */
            kind: "futures_order";
            order: components["schemas"]["FuturesOrder"];
        };
        FuturesOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["FuturesOrder"][];
        };
        /**
         * @description tp and sl attach to the open position, wait as pending and fire a reduce-only market order. stop_limit and stop_market wait as pending until a price reaches their trigger, and then become a limit or a market order.
         * @enum {string}
         */
        FuturesOrderType: "limit" | "market" | "stop_limit" | "stop_market" | "tp" | "sl";
        /** @description Margin mode and leverage of the member in one symbol. */
        FuturesSetting: {
            symbol: components["schemas"]["Symbol"];
            margin_mode: components["schemas"]["MarginMode"];
            leverage: components["schemas"]["Leverage"];
            max_leverage: components["schemas"]["Leverage"];
        };
        Guide: {
            id: components["schemas"]["Id"];
            cate_id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            content_html: components["schemas"]["Html"];
            updated_at: components["schemas"]["Timestamp"];
            prev: components["schemas"]["GuideLink"] | null;
            next: components["schemas"]["GuideLink"] | null;
        };
        GuideCategory: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            icon: components["schemas"]["Url"];
            sort: components["schemas"]["Sort"];
            items: components["schemas"]["GuideLink"][];
        };
        GuideLink: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
        };
        GuideSummary: {
            id: components["schemas"]["Id"];
            cate_id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            summary: components["schemas"]["Text"];
            updated_at: components["schemas"]["Timestamp"];
        };
        GuideSummaryPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["GuideSummary"][];
        };
        /**
         * @description Who keeps the stakes of a round without a winner.
         * @enum {string}
         */
        HousePolicy: "refund" | "house";
        /** @description Sanitized by the server; no script and no event attributes. */
        Html: string;
        /**
         * @description Number of a row.
         * @example 10001
         */
        Id: number;
        /**
         * @description Number of an identity document.
         * @example AB123456
         */
        IdNumber: string;
        /** @enum {string} */
        IdType: "id_card" | "passport" | "driver_license";
        /**
         * @description A name of the client's own for one intent. Scope is member and path, kept 24 hours.
         * @example 01JGX2Q8T4W9V6C3N5B7M1K0PD
         */
        IdempotencyKey: string;
        /** @enum {string} */
        ImageType: "image/jpeg" | "image/png";
        /** @enum {string} */
        IncomeKind: "wealth" | "pledge" | "savings" | "ai";
        /** @description Income of one order on one day. AI income may be negative. */
        IncomeRow: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["Date"];
            order_no: components["schemas"]["OrderNo"];
            kind: components["schemas"]["IncomeKind"];
            coin: components["schemas"]["Coin"];
            principal: components["schemas"]["Amount"];
            /** @description Income rate of that day. */
            rate: components["schemas"]["Rate"];
            income: components["schemas"]["SignedAmount"];
            created_at: components["schemas"]["Timestamp"];
        };
        IncomeRowPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["IncomeRow"][];
        };
        /** @description Totals in USDT at index prices. An income counts on the UTC day of its booking. */
        IncomeSummary: {
            principal_running: components["schemas"]["Amount"];
            income_today: components["schemas"]["SignedAmount"];
            income_yesterday: components["schemas"]["SignedAmount"];
            income_total: components["schemas"]["SignedAmount"];
            /** @description Still to come from running orders. */
            income_expected: components["schemas"]["SignedAmount"];
            orders_running: components["schemas"]["Count"];
        };
        IndexEvent: {
            topic: components["schemas"]["IndexTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["IndexTick"];
        };
        /** @description One published index price. Ids and times rise together; everything that settles by a price names its tick. */
        IndexTick: {
            id: components["schemas"]["Id"];
            ts: components["schemas"]["Timestamp"];
            price: components["schemas"]["Price"];
        };
        /** @example index:BTCUSDT */
        IndexTopic: string;
        /** @description One part of the principal with a start of its own. */
        InterestLot: {
            amount: components["schemas"]["Amount"];
            start_date: components["schemas"]["Date"];
            income_paid: components["schemas"]["Amount"];
        };
        /** @description A subscription of a member. No income on the day of subscription; it starts the next day. */
        InterestOrder: {
            order_no: components["schemas"]["OrderNo"];
            product: components["schemas"]["InterestProductRef"];
            coin: components["schemas"]["Coin"];
            /** @description Pledge quantity, over all lots. */
            principal: components["schemas"]["Amount"];
            /** @description null for unit amount. */
            copies: number | null;
            daily_rate: components["schemas"]["Rate"];
            daily_income: components["schemas"]["Amount"];
            /** @description Paid so far. */
            accumulated_income: components["schemas"]["Amount"];
            /** @description Income over the whole period, without the principal. */
            estimated_return: components["schemas"]["Amount"];
            start_date: components["schemas"]["Date"];
            first_income_date: components["schemas"]["Date"];
            /** @description Last income and principal back. */
            maturity_date: components["schemas"]["Date"];
            /** @description Principal paid back at the end, less the claw-back and penalty of an early redemption; null while running. */
            paid_back: components["schemas"]["Amount"] | null;
            status: components["schemas"]["InvestmentStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description null while running. */
            ended_at: components["schemas"]["Timestamp"] | null;
        };
        InterestOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["InterestOrder"][];
        };
        /** @description A wealth or pledge product. Amounts are in its coin. */
        InterestProduct: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            /** @example USDT 7 days */
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            icon: components["schemas"]["Url"] | null;
            /** @description Hosting period; income on each day after the first. */
            cycle_days: number;
            /** @description Daily earnings. */
            daily_rate: components["schemas"]["Rate"];
            /** @description Rate of return = daily_rate x cycle_days. */
            total_rate: components["schemas"]["Rate"];
            min_amount: components["schemas"]["Decimal"];
            /** @description For the sum of a member's running principal in the product. */
            max_amount: components["schemas"]["Decimal"];
            step: components["schemas"]["Decimal"];
            /**
             * @description Whether one subscribes an amount or whole copies.
             * @enum {string}
             */
            unit: "amount" | "copy";
            /** @description Of one copy; null for unit amount. */
            subscription_price: components["schemas"]["Decimal"] | null;
            /** @description null for unit amount. */
            total_copies: number | null;
            /** @description null for unit amount. */
            sold_copies: number | null;
            presale_at: components["schemas"]["Timestamp"] | null;
            sale_at: components["schemas"]["Timestamp"];
            end_at: components["schemas"]["Timestamp"] | null;
            status: components["schemas"]["ProductStatus"];
            append_allowed: boolean;
            early_redeem: boolean;
            /** @description Of the principal, on early redemption. */
            penalty_rate: components["schemas"]["Rate"];
        };
        InterestProductPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["InterestProduct"][];
        };
        InterestProductRef: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            name: components["schemas"]["Title"];
        };
        /**
         * @description completed = ran to maturity; redeemed = called back early.
         * @enum {string}
         */
        InvestmentStatus: "running" | "completed" | "redeemed";
        /** @example K7M2QX */
        InviteCode: string;
        /** @description The last submission of identity data. Name and number are masked in every answer. */
        Kyc: {
            /**
             * @description First letter of each word; each further letter is an asterisk.
             * @example J*** D**
             */
            real_name: string;
            id_type: components["schemas"]["IdType"];
            /**
             * @description First two and last two characters, the rest masked.
             * @example 12******89
             */
            id_number: string;
            country: components["schemas"]["Country"];
            id_front: components["schemas"]["FileUrl"];
            /** @description null for a passport. */
            id_back: components["schemas"]["FileUrl"] | null;
            status: components["schemas"]["KycStatus"];
            level: components["schemas"]["KycLevel"];
            /** @description Why a reviewer refused it, in the language of the request. */
            reject_reason: string | null;
            submitted_at: components["schemas"]["Timestamp"];
            reviewed_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description 0 = not verified, 1 = identity verified. Level 2 is reserved and not reached in this version.
         * @enum {integer}
         */
        KycLevel: 0 | 1 | 2;
        /**
         * @description none = nothing submitted; pending = a reviewer has it; verified = level 1; rejected = may be submitted again.
         * @enum {string}
         */
        KycStatus: "none" | "pending" | "verified" | "rejected";
        /** @enum {string} */
        Language: "en" | "zh-CN" | "zh-TW" | "ko" | "ja" | "fr" | "pt" | "es";
        /** @description A membership level, reached by the trading volume of 30 days, with its fee rates. */
        Level: {
            id: components["schemas"]["Id"];
            level: components["schemas"]["LevelNumber"];
            /** @example VIP0 */
            name: string;
            icon: components["schemas"]["Url"];
            /** @description In USDT. */
            min_volume_30d: components["schemas"]["Decimal"];
            spot_maker: components["schemas"]["Rate"];
            spot_taker: components["schemas"]["Rate"];
            futures_maker: components["schemas"]["Rate"];
            futures_taker: components["schemas"]["Rate"];
            benefits: string[];
        };
        LevelNumber: number;
        /** @description Whole number; the bracket of the notional value lowers the maximum. */
        Leverage: number;
        /** @enum {string} */
        Liquidity: "maker" | "taker";
        /** @description A loan on offer. Amounts are in its coin, in steps of 1. */
        LoanGoods: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            min_amount: components["schemas"]["Decimal"];
            /** @description Without collateral the credit score lowers it: max_amount x score / 100. */
            max_amount: components["schemas"]["Decimal"];
            step: components["schemas"]["Decimal"];
            /** @description Highest amount of the signed-in member by their credit score; null for visitors and with collateral. */
            limit: components["schemas"]["Decimal"] | null;
            terms: components["schemas"]["LoanTerm"][];
            /** @description Handling fee, deducted from the payout. */
            fee_rate: components["schemas"]["Rate"];
            collateral: boolean;
            collateral_coins: components["schemas"]["Coin"][];
            /** @description null without collateral. */
            ltv: components["schemas"]["LoanToValueLimits"] | null;
            /** @description Part of the proceeds that a sale of collateral costs; null without collateral. */
            liquidation_fee_rate: components["schemas"]["Rate"] | null;
            /**
             * @description Each started overdue day costs principal x daily rate x this, in place of interest.
             * @example 3
             */
            overdue_multiplier: components["schemas"]["Decimal"];
            /** @description null with collateral. */
            min_credit_score: number | null;
            rules_html: components["schemas"]["Html"];
        };
        LoanGoodsRef: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
        };
        /** @description The sale of collateral. What the loan did not need went back to the member. */
        LoanLiquidation: {
            quantity: components["schemas"]["Quantity"];
            /** @description Published index price of the sale. */
            index_price: components["schemas"]["Price"];
            /** @description Price of the sale. */
            price: components["schemas"]["Price"];
            proceeds: components["schemas"]["Amount"];
            fee: components["schemas"]["Amount"];
            /** @description Rest of the proceeds, credited to the spot account. */
            returned: components["schemas"]["Amount"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A loan of a member. A started day counts whole; principal_left to payoff are as of now. */
        LoanOrder: {
            order_no: components["schemas"]["OrderNo"];
            goods: components["schemas"]["LoanGoodsRef"];
            coin: components["schemas"]["Coin"];
            amount: components["schemas"]["Amount"];
            term_days: number;
            daily_rate: components["schemas"]["Rate"];
            /** @description daily_rate x term_days. */
            total_rate: components["schemas"]["Rate"];
            /** @description Over the whole term, rounded up. */
            total_interest: components["schemas"]["Amount"];
            /** @description amount + total_interest. */
            total_repayment: components["schemas"]["Amount"];
            handling_fee: components["schemas"]["Amount"];
            /** @description amount - handling_fee. */
            actual_arrival: components["schemas"]["Amount"];
            /** @description null before the payout. */
            disbursed_at: components["schemas"]["Timestamp"] | null;
            /** @description null before the payout. */
            due_at: components["schemas"]["Timestamp"] | null;
            /** @description Overdue days before a default. */
            grace_days: number;
            overdue_multiplier: components["schemas"]["Decimal"];
            principal_left: components["schemas"]["Amount"];
            interest_due: components["schemas"]["Amount"];
            penalty_due: components["schemas"]["Amount"];
            /** @description Amount that repays the loan in full now: principal, interest and penalty. */
            payoff: components["schemas"]["Amount"];
            /** @description Sum of all repayments. */
            repaid: components["schemas"]["Amount"];
            /** @description Oldest first. */
            repayments: components["schemas"]["LoanRepaymentRow"][];
            collateral_coin: components["schemas"]["Coin"] | null;
            collateral_qty: components["schemas"]["Quantity"] | null;
            ltv: components["schemas"]["LoanToValueLimits"] | null;
            /** @description Debt in percent of the collateral's value now; null without collateral and after the end. */
            ltv_pct: components["schemas"]["Percent"] | null;
            /** @description Index price of the collateral at which more is asked for. */
            margin_call_price: components["schemas"]["Price"] | null;
            /** @description Index price of the collateral at which it is sold. */
            liquidation_price: components["schemas"]["Price"] | null;
            liquidation: components["schemas"]["LoanLiquidation"] | null;
            reject_reason: string | null;
            status: components["schemas"]["LoanStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description null while open. */
            ended_at: components["schemas"]["Timestamp"] | null;
        };
        LoanOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["LoanOrder"][];
        };
        /** @description One repayment. Its amount is the sum of penalty, interest and principal. */
        LoanRepayment: {
            paid: components["schemas"]["Amount"];
            paid_penalty: components["schemas"]["Amount"];
            paid_interest: components["schemas"]["Amount"];
            paid_principal: components["schemas"]["Amount"];
        };
        LoanRepaymentRow: {
            paid: components["schemas"]["Amount"];
            paid_penalty: components["schemas"]["Amount"];
            paid_interest: components["schemas"]["Amount"];
            paid_principal: components["schemas"]["Amount"];
            /**
             * @description collection = taken from the spot account of a defaulted loan.
             * @enum {string}
             */
            source: "member" | "collection" | "liquidation";
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        LoanStatus: "review" | "rejected" | "repaying" | "overdue" | "repaid" | "defaulted";
        LoanTerm: {
            days: number;
            daily_rate: components["schemas"]["Rate"];
            /** @description Overdue days before a default. */
            grace_days: number;
        };
        /** @description Debt as a fraction of the collateral's value at the index price. */
        LoanToValueLimits: {
            /**
             * @description Highest at the start.
             * @example 0.65
             */
            initial: components["schemas"]["Rate"];
            /**
             * @description From here the member is asked for more collateral.
             * @example 0.75
             */
            margin_call: components["schemas"]["Rate"];
            /**
             * @description From here the collateral is sold.
             * @example 0.83
             */
            liquidation: components["schemas"]["Rate"];
        };
        /** @description A log-in of the member, or a log-in to this account that was refused. */
        LoginRecord: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "success" | "wrong_password" | "wrong_second_factor";
            /**
             * @description Browser and system in short, as the client named itself.
             * @example Chrome, Android
             */
            device: string;
            /** @description Partly hidden. */
            ip: components["schemas"]["MaskedText"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        MarginMode: "cross" | "isolated";
        /** @description One bracket of position size; maintenance margin = notional x mmr - cum. */
        MarginTier: {
            floor: components["schemas"]["Decimal"];
            cap: components["schemas"]["Decimal"];
            max_leverage: number;
            mmr: components["schemas"]["Rate"];
            cum: components["schemas"]["Decimal"];
        };
        MarkEvent: {
            topic: components["schemas"]["MarkTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["MarkPrice"];
        };
        MarkPrice: {
            symbol: components["schemas"]["Symbol"];
            mark_price: components["schemas"]["Price"];
            index_price: components["schemas"]["Price"];
            /** @description As it would be paid if the period ended now. */
            funding_rate: components["schemas"]["Rate"];
            next_funding_at: components["schemas"]["Timestamp"];
            ts: components["schemas"]["Timestamp"];
        };
        /** @description One by its id, or all of them. */
        MarkRead: {
            id: components["schemas"]["Id"];
        } | {
            /** @constant */
            all: true;
        };
        /**
         * @example mark:BTCUSDT
         * @example mark:*
         */
        MarkTopic: string;
        /** @enum {string} */
        MarketProduct: "spot" | "futures" | "option";
        /**
         * @description A part is hidden behind asterisks.
         * @example m***@example.com
         */
        MaskedText: string;
        Member: {
            id: components["schemas"]["Id"];
            /** @example 10001 */
            uid: string;
            email: components["schemas"]["MaskedText"] | null;
            email_bound: boolean;
            area_code: components["schemas"]["AreaCode"] | null;
            phone: components["schemas"]["MaskedText"] | null;
            nickname: components["schemas"]["Nickname"];
            avatar: components["schemas"]["FileUrl"] | null;
            real_name: components["schemas"]["MaskedText"] | null;
            id_number: components["schemas"]["MaskedText"] | null;
            level: components["schemas"]["MemberLevel"];
            /** @description Concerns loans only. */
            credit_score: number;
            kyc_status: components["schemas"]["KycStatus"];
            /** @enum {integer} */
            kyc_level: 0 | 1 | 2;
            invite_code: components["schemas"]["InviteCode"];
            invite_link: components["schemas"]["Url"];
            has_trade_password: boolean;
            /** @description Log-ins and withdrawals need a second factor. Absent where the operator offers none. */
            has_authenticator?: boolean;
            /** @description All coins at index price. */
            available_usdt: components["schemas"]["Amount"];
            /** @description All coins at index price. */
            frozen_usdt: components["schemas"]["Amount"];
            /** @description Until then withdrawals are reviewed by hand, because something about security changed. */
            withdraw_review_until: components["schemas"]["Timestamp"] | null;
            lang: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            last_login_at: components["schemas"]["Timestamp"] | null;
        };
        MemberEvent: components["schemas"]["OrderEvent"] | components["schemas"]["FillEvent"] | components["schemas"]["FuturesOrderEvent"] | components["schemas"]["FuturesFillEvent"] | components["schemas"]["PositionEvent"] | components["schemas"]["PositionClosedEvent"] | components["schemas"]["FuturesAccountEvent"] | components["schemas"]["OptionOrderEvent"] | components["schemas"]["BalanceEvent"] | components["schemas"]["NotifyEvent"] | components["schemas"]["RecordEvent"];
        MemberInfo: {
            id: components["schemas"]["Id"];
            /** @example 10001 */
            uid: string;
            email: components["schemas"]["MaskedText"] | null;
            email_bound: boolean;
            area_code: components["schemas"]["AreaCode"] | null;
            phone: components["schemas"]["MaskedText"] | null;
            nickname: components["schemas"]["Nickname"];
            avatar: components["schemas"]["FileUrl"] | null;
            real_name: components["schemas"]["MaskedText"] | null;
            id_number: components["schemas"]["MaskedText"] | null;
            level: components["schemas"]["MemberLevel"];
            /** @description Concerns loans only. */
            credit_score: number;
            kyc_status: components["schemas"]["KycStatus"];
            /** @enum {integer} */
            kyc_level: 0 | 1 | 2;
            invite_code: components["schemas"]["InviteCode"];
            invite_link: components["schemas"]["Url"];
            has_trade_password: boolean;
            /** @description Log-ins and withdrawals need a second factor. Absent where the operator offers none. */
            has_authenticator?: boolean;
            /** @description All coins at index price. */
            available_usdt: components["schemas"]["Amount"];
            /** @description All coins at index price. */
            frozen_usdt: components["schemas"]["Amount"];
            /** @description Until then withdrawals are reviewed by hand, because something about security changed. */
            withdraw_review_until: components["schemas"]["Timestamp"] | null;
            lang: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            last_login_at: components["schemas"]["Timestamp"] | null;
            /** @description Why withdrawals are reviewed now; an address that was changed counts only for itself. */
            withdraw_review_reasons: components["schemas"]["ReviewReason"][];
            /** @description Where the member is signed in, newest first. */
            sessions: components["schemas"]["MemberSession"][];
            /** @description The latest log-ins and refused log-ins of 90 days, newest first. Absent where the operator keeps none. */
            login_history?: components["schemas"]["LoginRecord"][];
            /** @description Recovery codes that can still be used. Absent while the authenticator is off. */
            recovery_codes_left?: number;
            /** @description From then on the fund password can be reset with a code again; null while it can. A contact changed in the last 24 hours. */
            trade_password_reset_from?: components["schemas"]["Timestamp"] | null;
            /** @description The address book and the bank cards. */
            wallet_info: components["schemas"]["Destinations"];
            assets: {
                available_usdt: components["schemas"]["Amount"];
                frozen_usdt: components["schemas"]["Amount"];
                total_usdt: components["schemas"]["Amount"];
            };
        };
        MemberLevel: {
            id: components["schemas"]["Id"];
            level: components["schemas"]["LevelNumber"];
            /** @example VIP0 */
            name: string;
        };
        /** @description A place where the member is signed in. */
        MemberSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and system in short, as the client named itself.
             * @example Chrome, Android
             */
            device: string;
            /** @description Partly hidden. */
            ip: components["schemas"]["MaskedText"];
            /** @description true for the session that sends this request. */
            current: boolean;
            created_at: components["schemas"]["Timestamp"];
            last_seen_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        MemberTopic: "member";
        MemberTopicEvent: {
            topic: components["schemas"]["MemberTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["MemberEvent"];
        };
        /**
         * Format: password
         * @description A log-in password being chosen. 8 to 20 printable ASCII characters without space, at least one letter.
         * @example abc12345
         */
        NewPassword: string & (string);
        /**
         * @description Shown to other members. Blank text answers REQUIRED, invisible characters RANGE, and a name that looks like another member's or like one of the operator's NICKNAME_TAKEN.
         * @example Trader-10001
         */
        Nickname: string;
        /** @description An announcement. */
        Notice: {
            id: components["schemas"]["Id"];
            cate: components["schemas"]["NoticeCate"];
            title: components["schemas"]["Title"];
            summary: components["schemas"]["Text"];
            content_html: components["schemas"]["Html"];
            cover: components["schemas"]["Url"] | null;
            /** @description Shown in a dialog after log-in. */
            popup: boolean;
            published_at: components["schemas"]["Timestamp"];
            /** @description Answers to members only. */
            read?: boolean;
        };
        /** @enum {string} */
        NoticeCate: "system" | "activity" | "listing";
        NoticePage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Notice"][];
        };
        /** @description A message to one member about an order, a deposit, a review and the like. */
        Notify: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotifyType"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Text"];
            /** @description Kind of the record it speaks of, for example withdrawal. */
            ref_type: string | null;
            /** @description Number of that record. */
            ref_no: string | null;
            read: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        NotifyEvent: {
            /** @constant */
            kind: "notify";
            notify: components["schemas"]["Notify"];
        };
        NotifyPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Notify"][];
        };
        /** @enum {string} */
        NotifyType: "system" | "trade" | "fund" | "finance" | "security";
        OnOff: boolean;
        /** @description The futures account with every open position at the present mark price. */
        OpenPositions: {
            account: components["schemas"]["FuturesAccount"];
            list: components["schemas"]["Position"][];
        };
        /** @description One bet, in USDT of the spot account. Prices are index prices. */
        OptionOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            mode: components["schemas"]["PredictionMode"];
            symbol: components["schemas"]["Symbol"];
            /** @description Mode time only. */
            time_id: components["schemas"]["Id"] | null;
            /** @description Mode time only. */
            seconds: number | null;
            /** @description Mode round only. */
            round_no: components["schemas"]["RoundNo"] | null;
            direction: components["schemas"]["Direction"];
            /** @description The stake. */
            amount: components["schemas"]["Amount"];
            /** @description Paid on top of the stake. */
            open_fee: components["schemas"]["Amount"];
            /** @description null in a round before its lock. */
            open_price: components["schemas"]["Price"] | null;
            /** @description null before delivery. */
            delivery_price: components["schemas"]["Price"] | null;
            opened_at: components["schemas"]["Timestamp"];
            deliver_at: components["schemas"]["Timestamp"];
            settled_at: components["schemas"]["Timestamp"] | null;
            /** @description Mode time only. */
            payout_rate: components["schemas"]["Rate"] | null;
            /** @description Of the profit in mode time; in mode round what the share would be more without the fee on the pool. null before settlement. */
            reward_fee: components["schemas"]["Amount"] | null;
            /** @description What was credited; null before settlement. */
            reward_amount: components["schemas"]["Amount"] | null;
            /** @description reward_amount - amount - open_fee; null before settlement. */
            pnl: components["schemas"]["SignedAmount"] | null;
            open_fee_rate: components["schemas"]["Rate"];
            reward_fee_rate: components["schemas"]["Rate"];
            status: components["schemas"]["OptionStatus"];
            /** @description The published tick that gave open_price. */
            open_tick: components["schemas"]["IndexTick"] | null;
            /** @description The published tick that gave delivery_price. */
            delivery_tick: components["schemas"]["IndexTick"] | null;
        };
        OptionOrderEvent: {
            /** @constant */
            kind: "option_order";
            order: components["schemas"]["OptionOrder"];
        };
        OptionOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["OptionOrder"][];
        };
        /**
         * @description draw = both prices are equal, stake and open fee came back. cancelled = they came back because no index tick was published in the 2 seconds before lock, close or delivery (then delivery_price is null), or because bets were on one side of a round only and its one_sided_rule is refund.
         * @enum {string}
         */
        OptionStatus: "in_progress" | "won" | "lost" | "draw" | "cancelled";
        /** @description One duration of a time option with its payout and bounds. */
        OptionTime: {
            time_id: components["schemas"]["Id"];
            seconds: number;
            /** @description Profit per stake when won. */
            payout_rate: components["schemas"]["Rate"];
            min_stake: components["schemas"]["Decimal"];
            max_stake: components["schemas"]["Decimal"];
            /**
             * @description Stakes are multiples of this.
             * @example 0.01
             */
            stake_step: components["schemas"]["Decimal"];
            open_fee_rate: components["schemas"]["Rate"];
            /** @description Taken from the profit only. */
            reward_fee_rate: components["schemas"]["Rate"];
        };
        OptionTradingAccount: {
            /** @enum {string} */
            coin: "USDT";
            available: components["schemas"]["Amount"];
            frozen: components["schemas"]["Amount"];
        };
        OrderEvent: {
            /** @constant */
            kind: "order";
            order: components["schemas"]["SpotOrder"];
        };
        /**
         * @description Business number: a letter for the kind, the day, ten digits. The digits are unique and follow no order, so that they do not show how many orders there are.
         * @example S202601014820917365
         */
        OrderNo: string;
        /**
         * @description Why an order ended without being completed or cancelled by the member.
         * @enum {string}
         */
        OrderReason: "ioc" | "fok" | "no_liquidity" | "price_protection" | "self_trade" | "amount_too_small" | "system" | "reduced" | "position_closed" | "replaced" | "other_leg" | "insufficient_margin";
        /** @enum {string} */
        OrderStatus: "open" | "partial" | "completed" | "cancelled" | "expired" | "pending" | "triggered";
        /**
         * @description terms, rules, law, privacy, disclaimer, serve, aboutus, loan_rules, pledge_rules, ai_rules or api_doc.
         * @example terms
         */
        PageCode: string;
        PageInfo: {
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Count"];
            pages: components["schemas"]["Count"];
            current: components["schemas"]["PageNumber"];
        };
        /**
         * @description Rows of one page.
         * @default 20
         */
        PageLimit: number;
        /** @default 1 */
        PageNumber: number;
        /**
         * Format: password
         * @description A log-in password being checked.
         */
        Password: string;
        /**
         * @description A percentage with 2 decimals. May be negative.
         * @example 3.25
         */
        Percent: string;
        /** @example 7700900123 */
        Phone: string;
        /** @description An order as it stands after being accepted, with the trades it made at once. */
        PlacedSpotOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            /** @enum {string} */
            type: "limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop";
            /** @description null for a market order. */
            price: components["schemas"]["Price"] | null;
            /** @description null for a market buy by total. */
            quantity: components["schemas"]["Quantity"] | null;
            /** @description What a market buy spends in quote coin; else null. */
            total: components["schemas"]["Amount"] | null;
            filled: components["schemas"]["Quantity"];
            /** @description The turnover. */
            quote_filled: components["schemas"]["Amount"];
            /** @description 0.00000000 while nothing is filled. */
            avg_price: components["schemas"]["Price"];
            fee: components["schemas"]["Amount"];
            /** @description The coin received: base for a buy, quote for a sell. */
            fee_coin: components["schemas"]["Coin"];
            /** @description null for a market order. */
            tif: components["schemas"]["TimeInForce"] | null;
            stp: components["schemas"]["SelfTrade"];
            trigger_price: components["schemas"]["Price"] | null;
            trigger_when: ("rises" | "falls") | null;
            trail_pct: components["schemas"]["Decimal"] | null;
            triggered_at: components["schemas"]["Timestamp"] | null;
            oco_order_no: components["schemas"]["OrderNo"] | null;
            status: components["schemas"]["SpotOrderStatus"];
            reason: components["schemas"]["OrderReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Oldest first. From spot.place, and from spot.orders where with_fills was asked for. */
            fills: components["schemas"]["Fill"][];
            other_leg?: components["schemas"]["SpotOrder"] | null;
        };
        /** @description The open net position of a member in one symbol. Amounts are USDT. */
        Position: {
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["PositionSide"];
            margin_mode: components["schemas"]["MarginMode"];
            leverage: components["schemas"]["Leverage"];
            /** @description In the base coin, always positive. */
            quantity: components["schemas"]["Quantity"];
            /** @description Average of the opening fills, half up. */
            entry_price: components["schemas"]["Price"];
            mark_price: components["schemas"]["Price"];
            /** @description Nominal value = quantity x mark price, rounded down. */
            notional: components["schemas"]["Amount"];
            initial_margin: components["schemas"]["Amount"];
            /** @description Isolated margin of the position, or the initial margin at the mark price in cross mode. */
            margin: components["schemas"]["Amount"];
            maintenance_margin: components["schemas"]["Amount"];
            /** @description Maintenance margin / equity x 100; liquidation at 100. */
            margin_ratio_pct: components["schemas"]["Percent"];
            /** @description Estimated liquidation price; null when there is none. */
            liq_price: components["schemas"]["Price"] | null;
            /** @description Isolated positions only. */
            bankruptcy_price: components["schemas"]["Price"] | null;
            unrealized_pnl: components["schemas"]["SignedAmount"];
            /** @description Unrealized profit and loss / initial margin at the entry price x 100. */
            roe_pct: components["schemas"]["Percent"];
            /** @description Of the parts closed so far, without fees. */
            realized_pnl: components["schemas"]["SignedAmount"];
            take_profit: components["schemas"]["PositionTrigger"] | null;
            stop_loss: components["schemas"]["PositionTrigger"] | null;
            opened_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PositionClosedEvent: {
            /** @constant */
            kind: "position_closed";
            closed: components["schemas"]["ClosedPosition"];
        };
        /** @description The position of a symbol after a commit, at the mark price of that moment; null when there is none any more. */
        PositionEvent: {
            /** @constant */
            kind: "position";
            symbol: components["schemas"]["Symbol"];
            position: components["schemas"]["Position"] | null;
        };
        /** @enum {string} */
        PositionSide: "long" | "short";
        /** @description A take profit or stop loss attached to a position. */
        PositionTrigger: {
            price: components["schemas"]["Price"];
            trigger_by: components["schemas"]["TriggerBy"];
            order_no: components["schemas"]["OrderNo"];
        };
        /**
         * @description time = fixed payout from the moment of the order; round = share of the pool of a round.
         * @enum {string}
         */
        PredictionMode: "time" | "round";
        /**
         * @description Quote coin for one base coin as answered, with the decimals of the symbol's tick; averages with up to 8.
         * @example 60123.45
         */
        Price: string;
        /** @description Bounds of a limit price as multiples of a reference price: the last price for spot, the mark price for futures. The lowest price is rounded up to the tick, the highest down. Prices outside refuse PRICE_BAND. */
        PriceBand: {
            /** @example 0.2 */
            min: components["schemas"]["Decimal"];
            /** @example 5 */
            max: components["schemas"]["Decimal"];
        };
        /** @enum {string} */
        ProductKind: "wealth" | "pledge";
        /** @enum {string} */
        ProductStatus: "presale" | "on_sale" | "sold_out" | "ended";
        /**
         * @description A quantity of the base coin as answered, exactly 8 decimals.
         * @example 0.02499000
         */
        Quantity: string;
        Question: {
            id: components["schemas"]["Id"];
            cate_id: components["schemas"]["Id"];
            question: components["schemas"]["Title"];
            answer_html: components["schemas"]["Html"];
            sort: components["schemas"]["Sort"];
        };
        QuestionPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Question"][];
        };
        /** @example 5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c */
        QuoteId: string;
        /**
         * @description A fraction (0.0005 is 0.05 percent), trailing zeros cut. May be negative.
         * @example 0.0005
         */
        Rate: string;
        /** @description A record of the member was created or changed: read it again. A deposit publishes each confirmation, a withdrawal and an identity check each state, a conversion, swap or transfer its completion. A wealth, pledge, savings or AI order and a loan publish each booking: income, interest, added principal, repayment, margin call, end. */
        RecordEvent: {
            /** @constant */
            kind: "record";
            type: components["schemas"]["RecordType"];
            /** @description Null for an identity check. */
            order_no: components["schemas"]["OrderNo"] | null;
            /**
             * @description As in the record.
             * @example pending
             * @example success
             */
            status: string;
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kinds of records. Later versions add more; a client ignores the ones that it does not know.
         * @enum {string}
         */
        RecordType: "deposit" | "withdrawal" | "kyc" | "convert" | "wealth" | "savings" | "ai" | "loan";
        /**
         * @description Replaces a code of the authenticator app, once. Case, spaces and hyphens do not matter.
         * @example 7K3QP-X9M2D-HB4TW-ZN6VC-R8EJA
         */
        RecoveryCode: string;
        /** @description The envelope of a refused call. Programs read data.error, people read info. */
        Refusal: {
            /** @enum {integer} */
            code: 0 | 4001 | 4003 | 4004 | 4010 | 4011 | 4012 | 4022 | 4029 | 4090 | 4091 | 5000 | 5101 | 5102 | 5103 | 5104 | 5105 | 5106 | 5107 | 5108 | 5109 | 5110 | 5111 | 5112 | 5201 | 5301 | 5302 | 5303 | 5304 | 5305 | 5306 | 5307 | 5308 | 5309 | 5310 | 5311 | 5321 | 5322 | 5323 | 5324 | 5325 | 5326 | 5327 | 5401 | 5402 | 5403 | 5404 | 5405 | 5406 | 5407 | 5408 | 5501 | 5502 | 5503 | 5504 | 5505 | 5601 | 5602 | 5603 | 5604 | 5605 | 5606 | 5607 | 5608 | 5609 | 5610 | 5701 | 5702 | 5703 | 5704 | 5705 | 5706 | 5707 | 5801 | 5802 | 5803 | 5804 | 5811 | 5812 | 5813 | 5814 | 5821 | 5822 | 5823 | 5831 | 5832 | 5833 | 5834 | 5835 | 5841 | 5842 | 5843 | 5901;
            info: string;
            data: {
                error: components["schemas"]["ErrorName"];
                /** @description The field that is to blame, where there is one. */
                field?: string;
                /** @description With VALIDATION: every refused field, also fields that the call does not know; info names the first of those. */
                fields?: {
                    [key: string]: components["schemas"]["FieldError"];
                };
                params?: components["schemas"]["RefusalParams"];
            };
        };
        /** @description Values that the text of a refusal names. */
        RefusalParams: {
            left?: components["schemas"]["Count"] | components["schemas"]["Amount"];
            retry_after?: components["schemas"]["Count"];
            available?: components["schemas"]["Amount"];
            tick?: components["schemas"]["Decimal"];
            step?: components["schemas"]["Decimal"];
            min?: components["schemas"]["Decimal"] | components["schemas"]["Price"];
            max?: components["schemas"]["Decimal"] | components["schemas"]["Price"] | components["schemas"]["Count"];
            max_notional?: components["schemas"]["Decimal"];
            rate?: components["schemas"]["Rate"];
            required_level?: components["schemas"]["Count"];
            required?: components["schemas"]["Count"];
            max_bytes?: components["schemas"]["Count"];
        };
        /** @description The loan after a repayment, with what the repayment paid. */
        RepaidLoan: {
            order_no: components["schemas"]["OrderNo"];
            goods: components["schemas"]["LoanGoodsRef"];
            coin: components["schemas"]["Coin"];
            amount: components["schemas"]["Amount"];
            term_days: number;
            daily_rate: components["schemas"]["Rate"];
            /** @description daily_rate x term_days. */
            total_rate: components["schemas"]["Rate"];
            /** @description Over the whole term, rounded up. */
            total_interest: components["schemas"]["Amount"];
            /** @description amount + total_interest. */
            total_repayment: components["schemas"]["Amount"];
            handling_fee: components["schemas"]["Amount"];
            /** @description amount - handling_fee. */
            actual_arrival: components["schemas"]["Amount"];
            /** @description null before the payout. */
            disbursed_at: components["schemas"]["Timestamp"] | null;
            /** @description null before the payout. */
            due_at: components["schemas"]["Timestamp"] | null;
            /** @description Overdue days before a default. */
            grace_days: number;
            overdue_multiplier: components["schemas"]["Decimal"];
            principal_left: components["schemas"]["Amount"];
            interest_due: components["schemas"]["Amount"];
            penalty_due: components["schemas"]["Amount"];
            /** @description Amount that repays the loan in full now: principal, interest and penalty. */
            payoff: components["schemas"]["Amount"];
            /** @description Sum of all repayments. */
            repaid: components["schemas"]["Amount"];
            /** @description Oldest first. */
            repayments: components["schemas"]["LoanRepaymentRow"][];
            collateral_coin: components["schemas"]["Coin"] | null;
            collateral_qty: components["schemas"]["Quantity"] | null;
            ltv: components["schemas"]["LoanToValueLimits"] | null;
            /** @description Debt in percent of the collateral's value now; null without collateral and after the end. */
            ltv_pct: components["schemas"]["Percent"] | null;
            /** @description Index price of the collateral at which more is asked for. */
            margin_call_price: components["schemas"]["Price"] | null;
            /** @description Index price of the collateral at which it is sold. */
            liquidation_price: components["schemas"]["Price"] | null;
            liquidation: components["schemas"]["LoanLiquidation"] | null;
            reject_reason: string | null;
            status: components["schemas"]["LoanStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description null while open. */
            ended_at: components["schemas"]["Timestamp"] | null;
            repayment: components["schemas"]["LoanRepayment"];
        };
        /**
         * @description policy_changed = the e-mail address or the authenticator changed.
         * @enum {string}
         */
        ReviewReason: "password_changed" | "address_changed" | "policy_changed";
        /** @enum {string} */
        Risk: "low" | "medium" | "high";
        /** @description A prediction round. Bets are taken from start_at to lock_at; the price then is open_price; close_at decides. Pools are USDT. */
        Round: {
            round_no: components["schemas"]["RoundNo"];
            symbol: components["schemas"]["Symbol"];
            start_at: components["schemas"]["Timestamp"];
            lock_at: components["schemas"]["Timestamp"];
            close_at: components["schemas"]["Timestamp"];
            /** @description Index price at lock_at; null before, and until it is read just after. */
            open_price: components["schemas"]["Price"] | null;
            /** @description Index price at close_at; null before. */
            close_price: components["schemas"]["Price"] | null;
            current_price: components["schemas"]["Price"] | null;
            bull_pool: components["schemas"]["Amount"];
            bear_pool: components["schemas"]["Amount"];
            total_pool: components["schemas"]["Amount"];
            /** @description total_pool / bull_pool before the fee, rounded down to 4 decimals; null for an empty pool. */
            bull_ratio: components["schemas"]["Decimal"] | null;
            /** @description total_pool / bear_pool before the fee, rounded down to 4 decimals; null for an empty pool. */
            bear_ratio: components["schemas"]["Decimal"] | null;
            open_fee_rate: components["schemas"]["Rate"];
            /** @description Taken from the total pool. */
            reward_fee_rate: components["schemas"]["Rate"];
            /**
             * @description What a close equal to the open does; shown on the card of the round.
             * @enum {string}
             */
            tie_rule: "house" | "refund";
            /**
             * @description What an empty pool on one side does; shown on the card of the round.
             * @enum {string}
             */
            one_sided_rule: "house" | "refund";
            min_stake: components["schemas"]["Decimal"];
            max_stake: components["schemas"]["Decimal"];
            /**
             * @description Stakes are multiples of this.
             * @example 0.01
             */
            stake_step: components["schemas"]["Decimal"];
            /** @enum {string} */
            status: "open" | "locked" | "settled" | "cancelled";
            result: ("bull" | "bear" | "tie") | null;
            /** @description The published tick that gave open_price. */
            lock_tick: components["schemas"]["IndexTick"] | null;
            /** @description The published tick that gave close_price. */
            close_tick: components["schemas"]["IndexTick"] | null;
        };
        /** @description The two running rounds of a symbol. */
        RoundBoard: {
            /** @description Takes bets. */
            open: components["schemas"]["Round"] | null;
            /** @description Locked, waiting for its close. */
            live: components["schemas"]["Round"] | null;
            /** @description Time at which both rounds enter their next phase. */
            next_at: components["schemas"]["Timestamp"];
        };
        RoundEvent: {
            topic: components["schemas"]["RoundTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["RoundBoard"];
        };
        /**
         * @description Symbol, interval in seconds, start divided by the interval.
         * @example BTCUSDT-300-5890752
         */
        RoundNo: string;
        /** @example round:BTCUSDT */
        RoundTopic: string;
        /** @description A past round with the bet of the signed-in member in it. */
        RoundWithBet: {
            round_no: components["schemas"]["RoundNo"];
            symbol: components["schemas"]["Symbol"];
            start_at: components["schemas"]["Timestamp"];
            lock_at: components["schemas"]["Timestamp"];
            close_at: components["schemas"]["Timestamp"];
            /** @description Index price at lock_at; null before, and until it is read just after. */
            open_price: components["schemas"]["Price"] | null;
            /** @description Index price at close_at; null before. */
            close_price: components["schemas"]["Price"] | null;
            current_price: components["schemas"]["Price"] | null;
            bull_pool: components["schemas"]["Amount"];
            bear_pool: components["schemas"]["Amount"];
            total_pool: components["schemas"]["Amount"];
            /** @description total_pool / bull_pool before the fee, rounded down to 4 decimals; null for an empty pool. */
            bull_ratio: components["schemas"]["Decimal"] | null;
            /** @description total_pool / bear_pool before the fee, rounded down to 4 decimals; null for an empty pool. */
            bear_ratio: components["schemas"]["Decimal"] | null;
            open_fee_rate: components["schemas"]["Rate"];
            /** @description Taken from the total pool. */
            reward_fee_rate: components["schemas"]["Rate"];
            /**
             * @description What a close equal to the open does; shown on the card of the round.
             * @enum {string}
             */
            tie_rule: "house" | "refund";
            /**
             * @description What an empty pool on one side does; shown on the card of the round.
             * @enum {string}
             */
            one_sided_rule: "house" | "refund";
            min_stake: components["schemas"]["Decimal"];
            max_stake: components["schemas"]["Decimal"];
            /**
             * @description Stakes are multiples of this.
             * @example 0.01
             */
            stake_step: components["schemas"]["Decimal"];
            /** @enum {string} */
            status: "open" | "locked" | "settled" | "cancelled";
            result: ("bull" | "bear" | "tie") | null;
            /** @description The published tick that gave open_price. */
            lock_tick: components["schemas"]["IndexTick"] | null;
            /** @description The published tick that gave close_price. */
            close_tick: components["schemas"]["IndexTick"] | null;
            my_bet?: components["schemas"]["OptionOrder"];
        };
        RoundWithBetPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["RoundWithBet"][];
        };
        /** @description A savings product. Interest counts 365 days a year. */
        SavingsGoods: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SavingsType"];
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            /** @description A fraction a year. */
            apr: components["schemas"]["Rate"];
            /** @description Fixed products only. */
            term_days: number | null;
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            status: components["schemas"]["ProductStatus"];
        };
        /** @description Savings of a member in one product. */
        SavingsOrder: {
            order_no: components["schemas"]["OrderNo"];
            goods: {
                id: components["schemas"]["Id"];
                type: components["schemas"]["SavingsType"];
                name: components["schemas"]["Title"];
            };
            coin: components["schemas"]["Coin"];
            /** @description What is left in the order; after its end the amount that was paid back last. */
            amount: components["schemas"]["Amount"];
            /** @description Yearly rate of the order, fixed at its start. */
            apr: components["schemas"]["Rate"];
            /** @description null for flexible. */
            term_days: number | null;
            interest_paid: components["schemas"]["Amount"];
            start_date: components["schemas"]["Date"];
            /** @description null for flexible. */
            maturity_date: components["schemas"]["Date"] | null;
            status: components["schemas"]["InvestmentStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description null while running. */
            ended_at: components["schemas"]["Timestamp"] | null;
        };
        SavingsOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["SavingsOrder"][];
        };
        /** @enum {string} */
        SavingsType: "flexible" | "fixed";
        /**
         * @description A code of the authenticator app (RFC 6238). Each is accepted once.
         * @example 287082
         */
        SecondFactor: string;
        /**
         * @description Which of two own orders expires when they would meet.
         * @enum {string}
         */
        SelfTrade: "expire_maker" | "expire_taker" | "expire_both";
        SentCode: {
            /**
             * @description Seconds until the code expires.
             * @example 600
             */
            expire_in: number;
            /**
             * @description Seconds until another code can be requested.
             * @example 60
             */
            resend_in: number;
            /** @description The code itself. Present only if the operator of a sandbox lets it reveal codes. */
            sandbox_code?: components["schemas"]["Code"];
        };
        /** @description An entry of the customer service. */
        ServiceLink: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            link: components["schemas"]["Url"];
            icon: components["schemas"]["Url"];
        };
        /** @description A signed-in member. The token expires after two hours without a call that carries it. */
        Session: {
            /** @example 9f86d081884c7d659a2feaa0c55ad015 */
            token: string;
            expire_at: components["schemas"]["Timestamp"];
            member: components["schemas"]["Member"];
            device_token?: components["schemas"]["DeviceToken"];
        };
        /** @enum {string} */
        Side: "buy" | "sell";
        /**
         * @description As Amount, with a leading minus where something is taken.
         * @example -100.00000000
         */
        SignedAmount: string;
        Slide: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            image: components["schemas"]["Url"];
            link: components["schemas"]["Url"] | null;
            sort: components["schemas"]["Sort"];
        };
        /** @description Position in a list; the lowest number comes first. */
        Sort: number;
        SpotOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            /** @enum {string} */
            type: "limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop";
            /** @description null for a market order. */
            price: components["schemas"]["Price"] | null;
            /** @description null for a market buy by total. */
            quantity: components["schemas"]["Quantity"] | null;
            /** @description What a market buy spends in quote coin; else null. */
            total: components["schemas"]["Amount"] | null;
            filled: components["schemas"]["Quantity"];
            /** @description The turnover. */
            quote_filled: components["schemas"]["Amount"];
            /** @description 0.00000000 while nothing is filled. */
            avg_price: components["schemas"]["Price"];
            fee: components["schemas"]["Amount"];
            /** @description The coin received: base for a buy, quote for a sell. */
            fee_coin: components["schemas"]["Coin"];
            /** @description null for a market order. */
            tif: components["schemas"]["TimeInForce"] | null;
            stp: components["schemas"]["SelfTrade"];
            trigger_price: components["schemas"]["Price"] | null;
            trigger_when: ("rises" | "falls") | null;
            trail_pct: components["schemas"]["Decimal"] | null;
            triggered_at: components["schemas"]["Timestamp"] | null;
            oco_order_no: components["schemas"]["OrderNo"] | null;
            status: components["schemas"]["SpotOrderStatus"];
            reason: components["schemas"]["OrderReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Oldest first. From spot.place, and from spot.orders where with_fills was asked for. */
            fills?: components["schemas"]["Fill"][];
        };
        SpotOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["SpotOrder"][];
        };
        /** @enum {string} */
        SpotOrderStatus: "pending" | "open" | "partial" | "completed" | "cancelled" | "expired";
        SpotTradingAccount: {
            symbol: components["schemas"]["Symbol"];
            base: components["schemas"]["Balance"];
            quote: components["schemas"]["Balance"];
            /** @description The member's fee rate. */
            maker: components["schemas"]["Rate"];
            /** @description The member's fee rate. */
            taker: components["schemas"]["Rate"];
        };
        /** @description Balance of one coin in one account, frozen part included, at both ends of a period, and the sums of its increases and decreases. They count every change of the period, whatever its type. */
        StatementTotals: {
            /** @description At start; 0.00000000 without start. */
            opening: components["schemas"]["Amount"];
            in: components["schemas"]["Amount"];
            /** @description Zero or negative. */
            out: components["schemas"]["SignedAmount"];
            /** @description opening + in + out. */
            closing: components["schemas"]["Amount"];
        };
        StreamAuth: {
            /** @constant */
            op: "auth";
            token: string;
        };
        StreamAuthed: {
            /** @constant */
            type: "authed";
        };
        StreamClientMessage: components["schemas"]["StreamAuth"] | components["schemas"]["StreamSubscribe"] | components["schemas"]["StreamUnsubscribe"] | components["schemas"]["StreamPing"];
        StreamError: {
            /** @constant */
            type: "error";
            id?: components["schemas"]["StreamRequestId"];
            error: components["schemas"]["ErrorName"];
            info: string;
        };
        StreamEvent: components["schemas"]["TickerEvent"] | components["schemas"]["DepthEvent"] | components["schemas"]["TradesEvent"] | components["schemas"]["CandleEvent"] | components["schemas"]["MarkEvent"] | components["schemas"]["IndexEvent"] | components["schemas"]["RoundEvent"] | components["schemas"]["MemberTopicEvent"];
        StreamEvents: {
            /** @constant */
            type: "events";
            epoch: components["schemas"]["Epoch"];
            ts: components["schemas"]["Timestamp"];
            events: components["schemas"]["StreamEvent"][];
        };
        StreamHello: {
            /** @constant */
            type: "hello";
            epoch: components["schemas"]["Epoch"];
            server_time: components["schemas"]["Timestamp"];
            /**
             * @description How often the client should ping.
             * @example 15000
             */
            heartbeat_ms: number;
        };
        StreamPing: {
            /** @constant */
            op: "ping";
            ts: components["schemas"]["Timestamp"];
        };
        StreamPong: {
            /** @constant */
            type: "pong";
            /** @description The ts of the ping. */
            ts: components["schemas"]["Timestamp"];
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description Chosen by the client; answers name it. */
        StreamRequestId: number;
        StreamServerMessage: components["schemas"]["StreamHello"] | components["schemas"]["StreamAuthed"] | components["schemas"]["StreamSubscribed"] | components["schemas"]["StreamEvents"] | components["schemas"]["StreamPong"] | components["schemas"]["StreamError"] | components["schemas"]["StreamSignedOut"] | components["schemas"]["StreamShutdown"];
        StreamShutdown: {
            /** @constant */
            type: "shutdown";
            retry_after_ms: number;
        };
        StreamSignedOut: {
            /** @constant */
            type: "signed_out";
        };
        StreamSubscribe: {
            /** @constant */
            op: "subscribe";
            id: components["schemas"]["StreamRequestId"];
            topics: components["schemas"]["StreamTopics"];
        };
        /** @description Every topic of the request is delivered from now on. */
        StreamSubscribed: {
            /** @constant */
            type: "subscribed";
            id: components["schemas"]["StreamRequestId"];
            topics: components["schemas"]["StreamTopics"];
            /** @description Sent if `topics` contains `member`. False if no event of the member occurred in the last minute, so that answers that the client read before this subscription are complete. Otherwise, or if it is absent, the client reads the member's state again. */
            member_changed?: boolean;
        };
        StreamTopic: components["schemas"]["TickerTopic"] | components["schemas"]["DepthTopic"] | components["schemas"]["TradesTopic"] | components["schemas"]["CandleTopic"] | components["schemas"]["MarkTopic"] | components["schemas"]["IndexTopic"] | components["schemas"]["RoundTopic"] | components["schemas"]["MemberTopic"];
        StreamTopics: components["schemas"]["StreamTopic"][];
        StreamUnsubscribe: {
            /** @constant */
            op: "unsubscribe";
            id: components["schemas"]["StreamRequestId"];
            topics: components["schemas"]["StreamTopics"];
        };
        /** @example BTCUSDT */
        Symbol: string;
        /** @description A tradable symbol with its rolling 24 hour ticker and its trading rules. */
        SymbolInfo: {
            symbol: components["schemas"]["Symbol"];
            base: components["schemas"]["Coin"];
            quote: components["schemas"]["Coin"];
            /** @example Bitcoin */
            name: string;
            icon: components["schemas"]["Url"];
            product: components["schemas"]["MarketProduct"];
            last: components["schemas"]["Price"];
            open_24h: components["schemas"]["Price"];
            high_24h: components["schemas"]["Price"];
            low_24h: components["schemas"]["Price"];
            change_pct: components["schemas"]["Percent"];
            /** @description In base coin. */
            volume_24h: components["schemas"]["Amount"];
            /** @description In quote coin. */
            turnover_24h: components["schemas"]["Amount"];
            /** @description Closes of the last seven days, one for two hours, oldest first; the last is the open one. */
            sparkline_7d: components["schemas"]["Price"][];
            /** @description Step of prices. */
            tick: components["schemas"]["Decimal"];
            /** @description Step of quantities. */
            step: components["schemas"]["Decimal"];
            min_qty: components["schemas"]["Decimal"];
            max_qty: components["schemas"]["Decimal"];
            /** @description Least order value in quote coin. */
            min_notional: components["schemas"]["Decimal"];
            price_band: components["schemas"]["PriceBand"];
            /**
             * @description Fraction of the best opposite price. A market order trades at prices at most this far from the best one it met; the rest ends with reason price_protection.
             * @example 0.05
             */
            market_protection: components["schemas"]["Rate"];
            /**
             * @description Fee rate of resting orders on the lowest membership level. account.levels lists the other levels.
             * @example 0.001
             */
            maker_fee: components["schemas"]["Rate"];
            /**
             * @description Fee rate of orders that trade at once on the lowest membership level.
             * @example 0.001
             */
            taker_fee: components["schemas"]["Rate"];
            /** @enum {string} */
            status: "trading" | "halted";
            /** @description Futures only. */
            mark_price?: components["schemas"]["Price"];
            /** @description Futures only. */
            index_price?: components["schemas"]["Price"];
            /** @description Futures only. */
            funding_rate?: components["schemas"]["Rate"];
            /** @description Futures only. */
            next_funding_at?: components["schemas"]["Timestamp"];
            /** @description Futures only. */
            max_leverage?: number;
            /**
             * @description Futures only. Leverage of the symbol until the member sets one.
             * @example 20
             */
            default_leverage?: number;
            /** @description Futures only. Margin mode of the symbol until the member sets one. */
            default_margin_mode?: components["schemas"]["MarginMode"];
            /** @description Futures only. */
            tiers?: components["schemas"]["MarginTier"][];
        };
        /**
         * @description 1 = invited by the member, 2 = invited by a member of level 1, 3 = invited by a member of level 2.
         * @enum {integer}
         */
        TeamLevel: 1 | 2 | 3;
        /** @description A member of the team. Amounts are USDT values. */
        TeamMember: {
            /** @example 10002 */
            uid: string;
            /**
             * @description Masked e-mail or phone.
             * @example d***@example.com
             */
            account: string;
            level: components["schemas"]["TeamLevel"];
            registered_at: components["schemas"]["Timestamp"];
            /** @description A deposit or a trade in the last 30 days. */
            active: boolean;
            deposit_usdt: components["schemas"]["Amount"];
            volume_usdt: components["schemas"]["Amount"];
            /** @description Rewards that the inviting member earned from this team member. */
            reward_usdt: components["schemas"]["Amount"];
        };
        TeamMemberPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["TeamMember"][];
        };
        /** @description Plain text. */
        Text: string;
        /** @description Newest first. */
        TickHistory: {
            list: components["schemas"]["IndexTick"][];
        };
        /** @description The rolling 24 hour ticker, as in SymbolInfo. */
        Ticker: {
            symbol: components["schemas"]["Symbol"];
            last: components["schemas"]["Price"];
            open_24h: components["schemas"]["Price"];
            high_24h: components["schemas"]["Price"];
            low_24h: components["schemas"]["Price"];
            change_pct: components["schemas"]["Percent"];
            volume_24h: components["schemas"]["Amount"];
            turnover_24h: components["schemas"]["Amount"];
            ts: components["schemas"]["Timestamp"];
        };
        TickerEvent: {
            topic: components["schemas"]["TickerTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["Ticker"];
        };
        /**
         * @example ticker:spot:BTCUSDT
         * @example ticker:spot:*
         */
        TickerTopic: string;
        /**
         * @description PO is post-only.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK" | "PO";
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1767225600000
         */
        Timestamp: number;
        Title: string;
        /** @description A public trade; side is the taker's. */
        Trade: {
            id: components["schemas"]["Id"];
            ts: components["schemas"]["Timestamp"];
            price: components["schemas"]["Price"];
            qty: components["schemas"]["Quantity"];
            side: components["schemas"]["Side"];
        };
        TradeBatch: components["schemas"]["Trade"][];
        /** @description Newest first. */
        TradeHistory: {
            list: components["schemas"]["Trade"][];
        };
        /**
         * Format: password
         * @description The fund password.
         * @example 123456
         */
        TradePassword: string;
        TradesEvent: {
            topic: components["schemas"]["TradesTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["TradeBatch"];
        };
        /** @example trades:spot:BTCUSDT */
        TradesTopic: string;
        /**
         * @description Which price fires a trigger, the last traded price or the mark price.
         * @enum {string}
         */
        TriggerBy: "last" | "mark";
        /**
         * @description Hash of a transaction.
         * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31ac2e3f2c4c7ab2b5b2ea3d11
         */
        TxId: string;
        UnreadCount: {
            unread: components["schemas"]["Count"];
        };
        UpdatedMember: {
            id: components["schemas"]["Id"];
            /** @example 10001 */
            uid: string;
            email: components["schemas"]["MaskedText"] | null;
            email_bound: boolean;
            area_code: components["schemas"]["AreaCode"] | null;
            phone: components["schemas"]["MaskedText"] | null;
            nickname: components["schemas"]["Nickname"];
            avatar: components["schemas"]["FileUrl"] | null;
            real_name: components["schemas"]["MaskedText"] | null;
            id_number: components["schemas"]["MaskedText"] | null;
            level: components["schemas"]["MemberLevel"];
            /** @description Concerns loans only. */
            credit_score: number;
            kyc_status: components["schemas"]["KycStatus"];
            /** @enum {integer} */
            kyc_level: 0 | 1 | 2;
            invite_code: components["schemas"]["InviteCode"];
            invite_link: components["schemas"]["Url"];
            has_trade_password: boolean;
            /** @description Log-ins and withdrawals need a second factor. Absent where the operator offers none. */
            has_authenticator?: boolean;
            /** @description All coins at index price. */
            available_usdt: components["schemas"]["Amount"];
            /** @description All coins at index price. */
            frozen_usdt: components["schemas"]["Amount"];
            /** @description Until then withdrawals are reviewed by hand, because something about security changed. */
            withdraw_review_until: components["schemas"]["Timestamp"] | null;
            lang: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            last_login_at: components["schemas"]["Timestamp"] | null;
            /** @description With authenticator start. */
            authenticator_setup?: components["schemas"]["AuthenticatorSetup"];
            /** @description With authenticator confirm and renew_codes. Answered this once; codes of before are void. */
            recovery_codes?: components["schemas"]["RecoveryCode"][];
        };
        UploadedFile: {
            url: components["schemas"]["FileUrl"];
            key: string;
            /** @description Bytes. */
            size: number;
            mime: components["schemas"]["ImageType"];
            width: number;
            height: number;
        };
        /** @example https://app.example/register?code=K7M2QX */
        Url: string;
        Video: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            cover: components["schemas"]["Url"];
            cate: string;
            /** @description Seconds. */
            duration: number;
            views: components["schemas"]["Count"];
            published_at: components["schemas"]["Timestamp"];
        };
        /** @description Playback data of a video. */
        VideoData: {
            id: components["schemas"]["Id"];
            sources: components["schemas"]["VideoSource"][];
            /** @description Captions; absent if the video has none. */
            tracks?: components["schemas"]["VideoTrack"][];
            poster: components["schemas"]["Url"];
            /** @description Seconds. */
            duration: number;
            views: components["schemas"]["Count"];
        };
        VideoDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            cover: components["schemas"]["Url"];
            cate: string;
            /** @description Seconds. */
            duration: number;
            views: components["schemas"]["Count"];
            published_at: components["schemas"]["Timestamp"];
            content_html: components["schemas"]["Html"];
            related: components["schemas"]["Video"][];
        };
        VideoPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Video"][];
        };
        VideoSource: {
            /** @example 720p */
            quality: string;
            /** @example video/mp4 */
            mime: string;
            url: components["schemas"]["Url"];
        };
        /** @description Captions of a video in one language, as WebVTT. */
        VideoTrack: {
            /**
             * @description BCP 47 language tag.
             * @example zh-CN
             */
            lang: string;
            /** @description Name of the language in that language. */
            label: components["schemas"]["Title"];
            url: components["schemas"]["Url"];
        };
        Wallet: {
            total_usdt: components["schemas"]["Amount"];
            total_btc: components["schemas"]["Amount"];
            /** @description Value in USDT. finance is what is locked in wealth, savings, AI orders and collateral. loans is what repays all loans now. The total is spot + futures + finance - loans, at least zero. */
            by_account: {
                spot: components["schemas"]["Amount"];
                futures: components["schemas"]["Amount"];
                finance: components["schemas"]["Amount"];
                /** @description A debt. */
                loans: components["schemas"]["Amount"];
            };
            /** @description A coin has a row of finance only while some of it is locked. */
            list: components["schemas"]["CoinAccount"][];
            /** @description With history_days only. Oldest first, the last is today so far. */
            history?: components["schemas"]["DailyTotal"][];
        };
        /**
         * @description The wallet that holds a balance; finance holds what is locked in wealth, savings, AI orders and collateral.
         * @enum {string}
         */
        WalletAccount: "spot" | "futures" | "finance";
        WebSetting: {
            site_name: string;
            logo: components["schemas"]["Url"];
            languages: components["schemas"]["Language"][];
            default_lang: components["schemas"]["Language"];
            register_types: ("email" | "phone")[];
            register_invite_required: components["schemas"]["OnOff"];
            /** @description Invitation code that everybody may use, in a sandbox; null otherwise. */
            register_invite_code: components["schemas"]["InviteCode"] | null;
            login_code_required: components["schemas"]["OnOff"];
            withdraw_code_required: components["schemas"]["OnOff"];
            /** @description What a member may withdraw in a UTC day, in USDT at the index price, by their identity. */
            withdraw_daily_limits: {
                /** @example 1000 */
                unverified: components["schemas"]["Decimal"];
                /** @example 100000 */
                verified: components["schemas"]["Decimal"];
            };
            /**
             * @description Hours after a change of a password, contact or destination during which withdrawals are reviewed.
             * @example 24
             */
            withdraw_review_hours: number;
            /**
             * @description Addresses that a member may save. One more refuses ADDRESS_LIMIT.
             * @example 20
             */
            withdraw_address_limit: number;
            bank_withdraw_enabled: components["schemas"]["OnOff"];
            /** @description Terms of a payout to a bank card, where it is enabled. The fee is fee_fixed + amount x fee_rate. */
            bank_withdraw_terms: {
                /** @description The one coin that can be paid out. */
                coin: components["schemas"]["Coin"];
                /** @example 50 */
                withdraw_min: components["schemas"]["Decimal"];
                /** @example 50000 */
                withdraw_max: components["schemas"]["Decimal"];
                /** @example 2 */
                fee_fixed: components["schemas"]["Decimal"];
                /** @example 0.005 */
                fee_rate: components["schemas"]["Rate"];
            };
            loan_repay_review: components["schemas"]["OnOff"];
            /** @description Points that a member gains or loses, and the score that a loan without collateral needs. */
            credit_score: {
                /**
                 * @description Gained by a verified identity.
                 * @example 20
                 */
                verified: number;
                /**
                 * @description Gained by a loan repaid on time.
                 * @example 5
                 */
                repaid: number;
                /** @example -10 */
                overdue: number;
                /** @example -30 */
                defaulted: number;
                /** @example 60 */
                loan_min: number;
            };
            /** @description Terms of conversions and swaps. */
            convert: {
                /** @example 1 */
                min_value_usdt: components["schemas"]["Decimal"];
                /** @example 100000 */
                max_value_usdt: components["schemas"]["Decimal"];
                /**
                 * @description Time for which a quote can be accepted.
                 * @example 10
                 */
                quote_seconds: number;
                /** @description The cost of each coin, inside the rate, at the time of the answer: higher while its price moves more than usual. A pair costs the higher of its two coins. */
                spreads: {
                    coin: components["schemas"]["Coin"];
                    /** @example 0.001 */
                    spread: components["schemas"]["Rate"];
                }[];
            };
            spot_order_types: ("limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop" | "oco")[];
            /** @description Beside take profit and stop loss. */
            futures_order_types: ("limit" | "market" | "stop_limit" | "stop_market")[];
            /** @description spot.place takes the field order_no. */
            spot_amend: boolean;
            /** @description futures.place takes the field order_no. */
            futures_amend: boolean;
            /** @description futures.place takes the field reverse. */
            futures_reverse: boolean;
            /** @example 0.001 */
            deposit_min: components["schemas"]["Decimal"];
            /** @example 3 */
            deposit_confirmations: number;
            /** @description Bounds of the pictures that members upload with site.upload. */
            upload: {
                formats: components["schemas"]["ImageType"][];
                /** @example 5242880 */
                max_bytes: number;
                /**
                 * @description Pixels of the shorter side.
                 * @example 300
                 */
                min_side: number;
                /**
                 * @description Pixels of the longer side.
                 * @example 8192
                 */
                max_side: number;
                /**
                 * @description Pictures that a member may upload in a UTC day.
                 * @example 10
                 */
                per_day: number;
            };
            /**
             * @description Pixels; this width and less is mobile.
             * @example 1024
             */
            mobile_breakpoint: number;
            /** @example 24h */
            service_hours: string;
            download: {
                ios: components["schemas"]["Url"] | null;
                android: components["schemas"]["Url"] | null;
            };
            social: {
                name: string;
                link: components["schemas"]["Url"];
            }[];
            option: {
                tie_rule: components["schemas"]["HousePolicy"];
                one_sided_rule: components["schemas"]["HousePolicy"];
            };
            /** @description Paper trading; every page says so. */
            sandbox: boolean;
            server_time: components["schemas"]["Timestamp"];
        };
        Whitepaper: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            cover: components["schemas"]["Url"];
            file_url: components["schemas"]["Url"];
            updated_at: components["schemas"]["Timestamp"];
            content_html: components["schemas"]["Html"];
        };
        WhitepaperSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            cover: components["schemas"]["Url"];
            file_url: components["schemas"]["Url"];
            updated_at: components["schemas"]["Timestamp"];
        };
        WhitepaperSummaryPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["WhitepaperSummary"][];
        };
        /** @description An entry of the address book. */
        WithdrawAddress: {
            id: components["schemas"]["Id"];
            coin: components["schemas"]["Coin"];
            chain: components["schemas"]["Chain"];
            /**
             * @description Coin pair label.
             * @example USDT-TRC20
             */
            pair: string;
            address: components["schemas"]["ChainAddress"];
            remark: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Withdrawals to it are reviewed for 24 hours after this. An edit of the remark alone leaves it as it is. */
            changed_at: components["schemas"]["Timestamp"];
        };
        /** @description One withdrawal. amount = fee + arrival; the amount is frozen until the withdrawal ends. */
        Withdrawal: {
            order_no: components["schemas"]["OrderNo"];
            /** @enum {string} */
            type: "crypto" | "bank";
            coin: components["schemas"]["Coin"];
            /** @description null for a bank payout. */
            chain: components["schemas"]["Chain"] | null;
            /** @description Chain address, or the masked card number of a bank payout. */
            address: string;
            amount: components["schemas"]["Amount"];
            /** @description Fee payable, inside the amount. */
            fee: components["schemas"]["Amount"];
            /** @description Amount that the recipient gets: the withdrawn amount less the fee. */
            arrival: components["schemas"]["Amount"];
            status: components["schemas"]["WithdrawalStatus"];
            review_reasons: ("password_changed" | "address_changed" | "policy_changed")[];
            reject_reason: string | null;
            txid: components["schemas"]["TxId"] | null;
            created_at: components["schemas"]["Timestamp"];
            done_at: components["schemas"]["Timestamp"] | null;
        };
        WithdrawalPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Withdrawal"][];
        };
        /**
         * @description review = waits for a reviewer and may be cancelled by the member; processing = on its way; rejected, failed and cancelled give everything back.
         * @enum {string}
         */
        WithdrawalStatus: "review" | "processing" | "success" | "rejected" | "failed" | "cancelled";
    };
    responses: never;
    parameters: {
        /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
        "api-name": string;
        /** @description Language of info and of contents. */
        "Accept-Language": string;
        /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
        "Idempotency-Key": components["schemas"]["IdempotencyKey"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account.info": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["MemberInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.bindEmail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    code: components["schemas"]["Code"];
                    /** @description Required when an address is bound already; for the first one, this or password. */
                    trade_password?: components["schemas"]["TradePassword"];
                    /** @description The log-in password, for the first address only. */
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            email: components["schemas"]["MaskedText"];
                            email_bound: boolean;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.levels": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            current_level: components["schemas"]["LevelNumber"] | null;
                            list: components["schemas"]["Level"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.changeTradePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new fund password. */
                    trade_password: components["schemas"]["TradePassword"];
                    trade_password_confirm: components["schemas"]["TradePassword"];
                    /** @description The old fund password, required to change it. */
                    old_trade_password?: components["schemas"]["TradePassword"];
                    /** @description A code of scene trade_password, required to reset the fund password. */
                    code?: components["schemas"]["Code"];
                    /** @description The log-in password, required to set the first fund password. */
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            has_trade_password: boolean;
                            withdraw_review_until: components["schemas"]["Timestamp"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The old log-in password, when signed in. */
                    old_password?: components["schemas"]["Password"];
                    /** @description Signed out: e-mail address, or phone digits when area_code is given. */
                    account?: string;
                    /** @description Country calling code of a phone number in account, when signed out. */
                    area_code?: components["schemas"]["AreaCode"];
                    /** @description Token of the device that requested the code, when signed out. */
                    device_token?: components["schemas"]["DeviceToken"];
                    /** @description A code of scene forgot, when signed out. */
                    code?: components["schemas"]["Code"];
                    new_password: components["schemas"]["NewPassword"];
                    new_password_confirm: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            relogin: boolean;
                            withdraw_review_until: components["schemas"]["Timestamp"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nickname?: components["schemas"]["Nickname"];
                    avatar?: components["schemas"]["FileUrl"];
                    /** @enum {integer} */
                    gender?: 0 | 1 | 2;
                    birthday?: components["schemas"]["Date"];
                    country?: components["schemas"]["CountryInput"];
                    lang?: components["schemas"]["Language"];
                    /** @description Signs out one of sessions; the own one too. */
                    end_session?: components["schemas"]["Id"];
                    /**
                     * @description Signs out everywhere else.
                     * @constant
                     */
                    end_other_sessions?: true;
                    /**
                     * @description An action on the authenticator, sent without other changes.
                     * @enum {string}
                     */
                    authenticator?: "start" | "confirm" | "off" | "renew_codes";
                    /** @description The log-in password, with authenticator start, off and renew_codes. */
                    password?: components["schemas"]["Password"];
                    /** @description With confirm a code of the new secret; with the other actions, while the authenticator is on, this or recovery_code. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description Instead of second_factor, except with confirm. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UpdatedMember"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "ai.products": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["Id"];
                    coin?: components["schemas"]["Coin"];
                    risk?: components["schemas"]["Risk"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["AiProduct"][] | components["schemas"]["AiProduct"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "ai.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["Id"];
                    amount: components["schemas"]["AmountInput"];
                    /**
                     * @description Number of loops, at most max_loops of the product.
                     * @default 1
                     */
                    loops?: number;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            order_no: components["schemas"]["OrderNo"];
                            product: {
                                id: components["schemas"]["Id"];
                                name: components["schemas"]["Title"];
                            };
                            coin: components["schemas"]["Coin"];
                            amount: components["schemas"]["Amount"];
                            cycle_days: number;
                            loops: number;
                            /** @description 0 before payment. */
                            loop_now: number;
                            /** @description Terms at the time of the order. */
                            min_rate: components["schemas"]["Rate"];
                            max_rate: components["schemas"]["Rate"];
                            fee_rate: components["schemas"]["Rate"];
                            days_done: number;
                            /** @description Before fees. What the order is worth is amount + income_total - fee_total. */
                            income_total: components["schemas"]["SignedAmount"];
                            fee_total: components["schemas"]["Amount"];
                            /**
                             * @description pending = a draft not paid yet; expired = a draft not paid in 15 minutes.
                             * @enum {string}
                             */
                            status: "pending" | "running" | "completed" | "expired";
                            /** @description The member finished the order early; it is settled at the next daily job. */
                            finishing: boolean;
                            /** @description The order may be finished early. */
                            early_finish: boolean;
                            /** @description Principal and net result paid at the end; null before it. */
                            paid_back: components["schemas"]["Amount"] | null;
                            /** @description Time at which an unpaid draft expires; null after payment. */
                            expire_at: components["schemas"]["Timestamp"] | null;
                            /** @description The first result is booked on the day after it; null before payment. */
                            start_date: components["schemas"]["Date"] | null;
                            /** @description null before payment. */
                            maturity_date: components["schemas"]["Date"] | null;
                            created_at: components["schemas"]["Timestamp"];
                            ended_at: components["schemas"]["Timestamp"] | null;
                            days: components["schemas"]["AiDay"][];
                            /** @description Bounds of the result after fees, if the order is paid today. */
                            preview: {
                                min_income: components["schemas"]["SignedAmount"];
                                max_income: components["schemas"]["SignedAmount"];
                                maturity_date: components["schemas"]["Date"];
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "ai.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @default pay
                     * @enum {string}
                     */
                    action?: "pay" | "finish";
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["AiOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "convert.convert": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_coin: components["schemas"]["Coin"];
                    to_coin: components["schemas"]["Coin"];
                    from_amount: components["schemas"]["AmountInput"];
                } | {
                    from_coin: components["schemas"]["Coin"];
                    to_coin: components["schemas"]["Coin"];
                    to_amount: components["schemas"]["AmountInput"];
                } | {
                    quote_id: components["schemas"]["QuoteId"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ConvertQuote"] | components["schemas"]["ConvertRecord"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "convert.exchange": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description spot when absent. */
                    from_account?: components["schemas"]["FundAccount"];
                    /** @description from_account when absent. */
                    to_account?: components["schemas"]["FundAccount"];
                    from_coin: components["schemas"]["Coin"];
                    /** @description from_coin when absent. */
                    to_coin?: components["schemas"]["Coin"];
                    /** @description In from_coin; out of futures at most max_transfer_out. */
                    amount: components["schemas"]["AmountInput"];
                    /** @description Swap only, in to_coin. */
                    min_receive?: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ConvertRecord"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "convert.records": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                kind?: components["schemas"]["ConvertKind"];
                coin?: components["schemas"]["Coin"];
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ConvertRecordPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.addressDefault": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description USDT when absent. */
                    coin?: components["schemas"]["Coin"];
                    /** @description TRC20 when absent. */
                    chain?: components["schemas"]["Chain"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["DepositAddress"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.addresses": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin?: components["schemas"]["Coin"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["DepositAddress"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.declare": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin: components["schemas"]["Coin"];
                    chain: components["schemas"]["Chain"];
                    amount: components["schemas"]["AmountInput"];
                    txid?: components["schemas"]["TxId"];
                    /** @description Own upload of scene voucher; without a txid the deposit goes to review. */
                    voucher?: components["schemas"]["FileUrl"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Deposit"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                } | {
                    order_no: components["schemas"]["OrderNo"];
                } | {
                    txid: components["schemas"]["TxId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Deposit"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.records": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                coin?: components["schemas"]["Coin"];
                status?: components["schemas"]["DepositStatus"];
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["DepositPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    side: components["schemas"]["Side"];
                    type: components["schemas"]["FuturesOrderType"];
                    /** @description A multiple of the tick, 0.5 to 1.5 times the mark price, or the trigger price of a stop_limit. */
                    price?: components["schemas"]["AmountInput"];
                    /** @description In the base coin, a multiple of the step. With reverse: the quantity of the new position. */
                    quantity?: components["schemas"]["AmountInput"];
                    /** @description Default: the setting of the symbol, 20 at first. Above the maximum of the bracket: LEVERAGE_RANGE with the maximum. */
                    leverage?: number;
                    /** @description Default: the setting of the symbol, cross at first. */
                    margin_mode?: components["schemas"]["MarginMode"];
                    /**
                     * @description Never opens or enlarges a position; cut to its size.
                     * @default false
                     */
                    reduce_only?: boolean;
                    /** @description limit and stop_limit only; GTC when absent. A stop_limit cannot be post-only. */
                    tif?: components["schemas"]["TimeInForce"];
                    /** @description Trigger price for the whole position. */
                    take_profit?: components["schemas"]["AmountInput"];
                    /** @description Trigger price for the whole position. */
                    stop_loss?: components["schemas"]["AmountInput"];
                    /** @description Price at which the order is placed or the position is closed. */
                    trigger_price?: components["schemas"]["AmountInput"];
                    /** @description last when absent. */
                    trigger_by?: components["schemas"]["TriggerBy"];
                    /** @description expire_maker when absent. */
                    stp?: components["schemas"]["SelfTrade"];
                    /**
                     * @description Market orders only: closes the position of the other side, whatever its size is, and opens quantity on this side, in one order. NO_POSITION without a position, REDUCE_ONLY_REJECTED when it is on this side.
                     * @default false
                     */
                    reverse?: boolean;
                    /** @description Gives this open order the price, quantity and trigger of the request; symbol, side and type must be its own. The quantity includes the filled part. The order keeps its place in the queue only if its price stays and its quantity does not rise; it gets the present leverage of its symbol if it loses its place. Not for a market order, tp or sl, and with no other fields. Sending an amendment again changes nothing, so client_order_id is ignored. */
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            order_no: components["schemas"]["OrderNo"];
                            client_order_id: components["schemas"]["ClientOrderId"] | null;
                            symbol: components["schemas"]["Symbol"];
                            side: components["schemas"]["Side"];
                            type: components["schemas"]["FuturesOrderType"];
                            /** @description Limit price; null for an order at market. */
                            price: components["schemas"]["Price"] | null;
                            /** @description null for tp and sl, which close the whole position. */
                            quantity: components["schemas"]["Quantity"] | null;
                            filled: components["schemas"]["Quantity"];
                            /** @description Turnover in USDT. */
                            quote_filled: components["schemas"]["Amount"];
                            /** @description quote_filled / filled, half up; 0 while nothing is filled. */
                            avg_price: components["schemas"]["Price"];
                            fee: components["schemas"]["Amount"];
                            fee_coin: components["schemas"]["Coin"];
                            leverage: components["schemas"]["Leverage"];
                            margin_mode: components["schemas"]["MarginMode"];
                            reduce_only: boolean;
                            tif: components["schemas"]["TimeInForce"] | null;
                            stp: components["schemas"]["SelfTrade"];
                            trigger_price: components["schemas"]["Price"] | null;
                            /** @description Direction in which the price named by trigger_by reaches the trigger. */
                            trigger_when: ("rises" | "falls") | null;
                            trigger_by: components["schemas"]["TriggerBy"] | null;
                            take_profit: components["schemas"]["Price"] | null;
                            stop_loss: components["schemas"]["Price"] | null;
                            /** @enum {string} */
                            position_effect: "open" | "reduce" | "flip";
                            /** @description true when the order was made by a liquidation. */
                            liquidation: boolean;
                            status: components["schemas"]["OrderStatus"];
                            reason: components["schemas"]["OrderReason"] | null;
                            created_at: components["schemas"]["Timestamp"];
                            updated_at: components["schemas"]["Timestamp"];
                            fills: components["schemas"]["Fill"][];
                            /** @description After the order; null when none is left. */
                            position: components["schemas"]["Position"] | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                    all?: boolean;
                    /** @description With all. */
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            cancelled: components["schemas"]["FuturesOrder"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default open
                     * @enum {string}
                     */
                    scope?: "open" | "history";
                    symbol?: components["schemas"]["Symbol"];
                    type?: components["schemas"]["FuturesOrderType"];
                    status?: components["schemas"]["OrderStatus"];
                    /** @description From this time on. */
                    start?: components["schemas"]["Timestamp"];
                    /** @description Before this time. */
                    end?: components["schemas"]["Timestamp"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @default false */
                    with_fills?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["FuturesOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.positions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default open
                     * @enum {string}
                     */
                    scope?: "open" | "closed";
                    symbol?: components["schemas"]["Symbol"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["OpenPositions"] | components["schemas"]["ClosedPositionPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    /**
                     * @default market
                     * @enum {string}
                     */
                    type?: "market" | "limit";
                    /** @description Required for limit. */
                    price?: components["schemas"]["AmountInput"];
                    /** @description In the base coin, a multiple of the step; the whole position when absent. */
                    quantity?: components["schemas"]["AmountInput"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                } | {
                    /** @constant */
                    all: true;
                    /** @constant */
                    type?: "market";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            orders: components["schemas"]["FuturesOrder"][];
                            failed: components["schemas"]["CloseFailure"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.questions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keyword?: string;
                    cate_id?: components["schemas"]["Id"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["QuestionPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["GuideCategory"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.guides": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cate_id?: components["schemas"]["Id"];
                    keyword?: string;
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["GuideSummaryPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.guide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Guide"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.videos": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cate?: string;
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["VideoPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.video": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["VideoDetail"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.videoData": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["VideoData"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.whitepapers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin?: components["schemas"]["Coin"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["WhitepaperSummaryPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.whitepaper": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Whitepaper"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.service": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ServiceLink"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "invite.team": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Members of this level only; all when absent. */
                    level?: components["schemas"]["TeamLevel"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            invite_code: components["schemas"]["InviteCode"];
                            invite_link: components["schemas"]["Url"];
                            direct_count: components["schemas"]["Count"];
                            team_count: components["schemas"]["Count"];
                            active_count: components["schemas"]["Count"];
                            team_deposit_usdt: components["schemas"]["Amount"];
                            team_volume_usdt: components["schemas"]["Amount"];
                            reward_today_usdt: components["schemas"]["Amount"];
                            reward_total_usdt: components["schemas"]["Amount"];
                            /** @description Share of the trading fees by level. */
                            rates: components["schemas"]["Rate"][];
                            members: components["schemas"]["TeamMemberPage"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "invite.signToday": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            date: components["schemas"]["Date"];
                            /** @description Days in a row, today included. */
                            streak: components["schemas"]["Count"];
                            cycle_day: components["schemas"]["CycleDay"];
                            reward: components["schemas"]["Amount"];
                            /** @constant */
                            coin: "USDT";
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "invite.signLog": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            last_date: components["schemas"]["Date"] | null;
                            signed_today: boolean;
                            streak: components["schemas"]["Count"];
                            total_days: components["schemas"]["Count"];
                            total_reward: components["schemas"]["Amount"];
                            week: {
                                cycle_day: components["schemas"]["CycleDay"];
                                reward: components["schemas"]["Amount"];
                                signed: boolean;
                            }[];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.status": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            status: components["schemas"]["KycStatus"];
                            level: components["schemas"]["KycLevel"];
                            reject_reason: string | null;
                            submitted_at: components["schemas"]["Timestamp"] | null;
                            reviewed_at: components["schemas"]["Timestamp"] | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Letters of any script, space, full stop, apostrophe, hyphen. */
                    real_name: string;
                    id_type: components["schemas"]["IdType"];
                    id_number: components["schemas"]["IdNumber"];
                    country: components["schemas"]["CountryInput"];
                    id_front: components["schemas"]["FileUrl"];
                    /** @description Required for id_card and driver_license, not used for passport. */
                    id_back?: components["schemas"]["FileUrl"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Kyc"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "withdraw" | "loan" | "futures" | "option" | "invest";
                    id_number?: components["schemas"]["IdNumber"];
                    /** @description Of the document. */
                    country?: components["schemas"]["CountryInput"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            /** @description true when the level suffices for the action; true without an action. */
                            passed: boolean;
                            required_level: components["schemas"]["KycLevel"];
                            level: components["schemas"]["KycLevel"];
                            status: components["schemas"]["KycStatus"];
                            /** @description true when an id_number was sent that may be submitted, else null. Does not tell whether another member uses it. */
                            id_number_free: boolean | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.info": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Kyc"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.goods": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin?: components["schemas"]["Coin"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["LoanGoods"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["Id"];
                    /** @description Whole coins, within the bounds of the goods. */
                    amount: components["schemas"]["AmountInput"];
                    /** @description One of the terms of the goods. */
                    term_days: number;
                    /** @description Required for goods with collateral. */
                    collateral_coin?: components["schemas"]["Coin"];
                    /** @description Must be true, else AGREEMENT_REQUIRED. */
                    agree: boolean;
                    /** @description The rate that the member saw; RATE_CHANGED when the term has another one. */
                    daily_rate?: components["schemas"]["Rate"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["LoanOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /**
                     * @description open = in review, repaying, overdue or defaulted; history = repaid or rejected.
                     * @enum {string}
                     */
                    scope?: "open" | "history";
                    status?: components["schemas"]["LoanStatus"];
                    /** @description From this time on. */
                    start?: components["schemas"]["Timestamp"];
                    /** @description Before this time. */
                    end?: components["schemas"]["Timestamp"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["LoanOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.repay": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @default repay
                     * @constant
                     */
                    action?: "repay";
                    /** @description Full when absent. */
                    amount?: components["schemas"]["AmountInput"] | "full";
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description Own upload of scene voucher. */
                    voucher?: components["schemas"]["FileUrl"];
                } | {
                    order_no: components["schemas"]["OrderNo"];
                    /** @constant */
                    action: "add_collateral";
                    /** @description Of the collateral coin, from the spot account. */
                    quantity: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["RepaidLoan"] | components["schemas"]["LoanOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "market.coins": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keyword?: string;
                    product?: components["schemas"]["MarketProduct"];
                    quote?: components["schemas"]["Coin"];
                    /** @enum {string} */
                    sort?: "symbol" | "last" | "change" | "turnover";
                    /**
                     * @default asc
                     * @enum {string}
                     */
                    dir?: "asc" | "desc";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SymbolInfo"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "market.depth": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    product?: components["schemas"]["BookProduct"];
                    /**
                     * @description Levels of each side.
                     * @default 20
                     * @enum {integer}
                     */
                    limit?: 5 | 10 | 20 | 50;
                    /** @description Width of a level: the tick times 1, 10, 100 or 1000. */
                    group?: components["schemas"]["AmountInput"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Depth"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "market.history": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    /**
                     * @default spot
                     * @enum {string}
                     */
                    product?: "spot" | "futures" | "index";
                    /**
                     * @description funding belongs to product futures and ticks to product index.
                     * @default kline
                     * @enum {string}
                     */
                    type?: "kline" | "trades" | "funding" | "ticks";
                    /**
                     * @description With type kline.
                     * @default 1m
                     */
                    interval?: components["schemas"]["CandleInterval"];
                    from?: components["schemas"]["Timestamp"];
                    /** @description Not included. */
                    to?: components["schemas"]["Timestamp"];
                    /** @default 300 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["CandleHistory"] | components["schemas"]["TradeHistory"] | components["schemas"]["FundingHistory"] | components["schemas"]["TickHistory"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            /** @description Unread announcements. */
                            notice: components["schemas"]["Count"];
                            /** @description Unread messages. */
                            notify: components["schemas"]["Count"];
                            total: components["schemas"]["Count"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.memberDetail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            id: components["schemas"]["Id"];
                            cate: components["schemas"]["NoticeCate"];
                            title: components["schemas"]["Title"];
                            summary: components["schemas"]["Text"];
                            content_html: components["schemas"]["Html"];
                            cover: components["schemas"]["Url"] | null;
                            /** @description Shown in a dialog after log-in. */
                            popup: boolean;
                            published_at: components["schemas"]["Timestamp"];
                            /** @constant */
                            read: true;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.latest": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Notice"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UnreadCount"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.markMessagesRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UnreadCount"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.latestMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Notify"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.messages": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description true = unread ones only. */
                    unread?: boolean;
                    type?: components["schemas"]["NotifyType"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["NotifyPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.list": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                cate?: components["schemas"]["NoticeCate"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["NoticePage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.detail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Notice"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    mode: "time";
                    symbol: components["schemas"]["Symbol"];
                    direction: components["schemas"]["Direction"];
                    /** @description Stake, a multiple of stake_step. */
                    amount: components["schemas"]["AmountInput"];
                    time_id: components["schemas"]["Id"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                } | {
                    /** @constant */
                    mode: "round";
                    symbol: components["schemas"]["Symbol"];
                    direction: components["schemas"]["Direction"];
                    /** @description Stake, a multiple of stake_step. */
                    amount: components["schemas"]["AmountInput"];
                    round_no: components["schemas"]["RoundNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["OptionOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.times": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            times: components["schemas"]["OptionTime"][];
                            /** @description null without a symbol, or for one without rounds. */
                            rounds: components["schemas"]["RoundBoard"] | null;
                            server_time: components["schemas"]["Timestamp"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.rounds": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default rounds
                     * @enum {string}
                     */
                    scope?: "rounds" | "mine";
                    symbol?: components["schemas"]["Symbol"];
                    mode?: components["schemas"]["PredictionMode"];
                    status?: components["schemas"]["OptionStatus"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["RoundWithBetPage"] | components["schemas"]["OptionOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.history": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                symbol?: components["schemas"]["Symbol"];
                mode?: components["schemas"]["PredictionMode"];
                result?: "won" | "lost" | "draw" | "cancelled";
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["OptionOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "savings.goods": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type?: components["schemas"]["SavingsType"];
                    coin?: components["schemas"]["Coin"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SavingsGoods"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "savings.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    status?: components["schemas"]["InvestmentStatus"];
                    type?: components["schemas"]["SavingsType"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SavingsOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "savings.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default subscribe
                     * @constant
                     */
                    action?: "subscribe";
                    goods_id: components["schemas"]["Id"];
                    amount: components["schemas"]["AmountInput"];
                    /** @description The yearly rate that the member saw; RATE_CHANGED when the product has another one. */
                    apr?: components["schemas"]["Rate"];
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    /** @constant */
                    action: "redeem";
                    order_no: components["schemas"]["OrderNo"];
                    /** @description Flexible only; all when absent. */
                    amount?: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SavingsOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "session.login": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address, or the digits of a phone number when area_code is given. */
                    account: string;
                    area_code?: components["schemas"]["AreaCode"];
                    password: components["schemas"]["Password"];
                    /** @description Only where site.settings says login_code_required. */
                    code?: components["schemas"]["Code"];
                    /** @description After SECOND_FACTOR_REQUIRED; this or recovery_code. Ignored while the member has no authenticator. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description Instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    device_token?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "session.register": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "email" | "phone";
                    /** @description With type email. */
                    email?: components["schemas"]["Email"];
                    /** @description With type phone. */
                    area_code?: components["schemas"]["AreaCode"];
                    /** @description With type phone. */
                    phone?: components["schemas"]["Phone"];
                    /** @description A code of scene register. */
                    code: components["schemas"]["Code"];
                    password: components["schemas"]["NewPassword"];
                    password_confirm: components["schemas"]["Password"];
                    /** @description Required while site.settings says register_invite_required. */
                    invite_code?: components["schemas"]["InviteCode"];
                    /** @description The agreement was read and accepted; must be true. */
                    agree: boolean;
                    device_token?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "session.sendCode": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    scene: components["schemas"]["CodeScene"];
                    email?: components["schemas"]["Email"];
                    /** @description With phone, instead of email. */
                    area_code?: components["schemas"]["AreaCode"];
                    phone?: components["schemas"]["Phone"];
                    device_token?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SentCode"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["WebSetting"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.carousel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default home
                     * @enum {string}
                     */
                    position?: "home" | "mbhome" | "ai" | "option";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Slide"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.page": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["PageCode"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ContentPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPG or PNG of at most 5 MiB and 40 megapixels, 300 to 8192 pixels a side.
                     */
                    file: Blob;
                    /** @enum {string} */
                    scene: "kyc" | "avatar" | "voucher";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UploadedFile"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    side: components["schemas"]["Side"];
                    /** @enum {string} */
                    type: "limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop" | "oco";
                    /** @description The limit, in the quote coin. */
                    price?: components["schemas"]["AmountInput"];
                    /** @description Base coin. A buy at market states quantity or total; a buy by stop_market or trailing_stop states total. */
                    quantity?: components["schemas"]["AmountInput"];
                    /** @description Quote coin to spend, instead of quantity. */
                    total?: components["schemas"]["AmountInput"];
                    /** @description Last price at which the order is placed. */
                    trigger_price?: components["schemas"]["AmountInput"];
                    /** @description Distance to the best price in percent, 0.1 to 20. */
                    trail_pct?: components["schemas"]["AmountInput"];
                    /** @description Limit of the stop of an oco. Required for a buy; a sell without it is placed at market. */
                    stop_limit_price?: components["schemas"]["AmountInput"];
                    /**
                     * @description Limit orders only.
                     * @default GTC
                     */
                    tif?: components["schemas"]["TimeInForce"];
                    /** @default expire_maker */
                    stp?: components["schemas"]["SelfTrade"];
                    /** @description Gives this open order the price, quantity, total, trigger and trail of the request; symbol, side and type must be its own. The quantity includes the filled part. The order keeps its place in the queue only if its price stays and its quantity does not rise. Not for a market order or a leg of an OCO, and not with tif and stp. Sending an amendment again changes nothing, so client_order_id is ignored. */
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["PlacedSpotOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                    all?: boolean;
                    /** @description With all. */
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            cancelled: components["schemas"]["SpotOrder"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default spot
                     * @enum {string}
                     */
                    type?: "spot" | "ai";
                    symbol?: components["schemas"]["Symbol"];
                    side?: components["schemas"]["Side"];
                    /**
                     * @description Of spot or AI orders, by type.
                     * @enum {string}
                     */
                    status?: "open" | "partial" | "completed" | "cancelled" | "expired" | "pending" | "running";
                    start?: components["schemas"]["Timestamp"];
                    /** @description Not included. */
                    end?: components["schemas"]["Timestamp"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @default false */
                    with_fills?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SpotOrderPage"] | components["schemas"]["AiOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.openOrders": {
        parameters: {
            query?: {
                symbol?: components["schemas"]["Symbol"];
                side?: components["schemas"]["Side"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SpotOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wallet.balances": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account?: components["schemas"]["WalletAccount"];
                    coin?: components["schemas"]["Coin"];
                    /** @default false */
                    hide_zero?: boolean;
                    /** @description Answers with the daily totals of so many days, for the balance line. */
                    history_days?: number;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Wallet"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wallet.tradingAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default futures
                     * @enum {string}
                     */
                    type?: "spot" | "futures" | "option";
                    /** @description Required for spot. */
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SpotTradingAccount"] | components["schemas"]["FuturesAccount"] | components["schemas"]["OptionTradingAccount"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wallet.changes": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                coin?: components["schemas"]["Coin"];
                account?: components["schemas"]["FundAccount"];
                type?: components["schemas"]["ChangeType"];
                view?: "changes" | "statement";
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            page: components["schemas"]["PageInfo"];
                            list: components["schemas"]["AccountChange"][];
                            /** @description null unless the request names a coin and an account. */
                            totals: components["schemas"]["StatementTotals"] | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.products": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                kind?: components["schemas"]["ProductKind"];
                coin?: components["schemas"]["Coin"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestProductPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.product": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description Amount to preview; without it the answer has no preview. */
                    amount?: components["schemas"]["AmountInput"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            id: components["schemas"]["Id"];
                            kind: components["schemas"]["ProductKind"];
                            /** @example USDT 7 days */
                            name: components["schemas"]["Title"];
                            coin: components["schemas"]["Coin"];
                            icon: components["schemas"]["Url"] | null;
                            /** @description Hosting period; income on each day after the first. */
                            cycle_days: number;
                            /** @description Daily earnings. */
                            daily_rate: components["schemas"]["Rate"];
                            /** @description Rate of return = daily_rate x cycle_days. */
                            total_rate: components["schemas"]["Rate"];
                            min_amount: components["schemas"]["Decimal"];
                            /** @description For the sum of a member's running principal in the product. */
                            max_amount: components["schemas"]["Decimal"];
                            step: components["schemas"]["Decimal"];
                            /**
                             * @description Whether one subscribes an amount or whole copies.
                             * @enum {string}
                             */
                            unit: "amount" | "copy";
                            /** @description Of one copy; null for unit amount. */
                            subscription_price: components["schemas"]["Decimal"] | null;
                            /** @description null for unit amount. */
                            total_copies: number | null;
                            /** @description null for unit amount. */
                            sold_copies: number | null;
                            presale_at: components["schemas"]["Timestamp"] | null;
                            sale_at: components["schemas"]["Timestamp"];
                            end_at: components["schemas"]["Timestamp"] | null;
                            status: components["schemas"]["ProductStatus"];
                            append_allowed: boolean;
                            early_redeem: boolean;
                            /** @description Of the principal, on early redemption. */
                            penalty_rate: components["schemas"]["Rate"];
                            rules_html: components["schemas"]["Html"];
                            /** @description Present when an amount was given. */
                            preview?: {
                                amount: components["schemas"]["Amount"];
                                daily_income: components["schemas"]["Amount"];
                                estimated_return: components["schemas"]["Amount"];
                                first_income_date: components["schemas"]["Date"];
                                maturity_date: components["schemas"]["Date"];
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.summary": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An income row. */
                    id?: components["schemas"]["Id"];
                    kind?: components["schemas"]["IncomeKind"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["IncomeSummary"] | components["schemas"]["IncomeRow"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.subscribe": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                    /** @description Required for unit amount; a multiple of step. */
                    amount?: components["schemas"]["AmountInput"];
                    /** @description Required for unit copy. */
                    copies?: number;
                    /** @description Must be true for pledge products, else AGREEMENT_REQUIRED. */
                    agree?: boolean;
                    /** @description The rate that the member saw; RATE_CHANGED when the product has another one. */
                    daily_rate?: components["schemas"]["Rate"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @default append
                     * @constant
                     */
                    action?: "append";
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    order_no: components["schemas"]["OrderNo"];
                    /** @constant */
                    action: "redeem";
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.incomes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    order_no?: components["schemas"]["OrderNo"];
                    kind?: components["schemas"]["IncomeKind"];
                    /** @description From this day on. */
                    start?: components["schemas"]["Date"];
                    /** @description Before this day. */
                    end?: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["IncomeRowPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.order": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            order_no: components["schemas"]["OrderNo"];
                            product: components["schemas"]["InterestProductRef"];
                            coin: components["schemas"]["Coin"];
                            /** @description Pledge quantity, over all lots. */
                            principal: components["schemas"]["Amount"];
                            /** @description null for unit amount. */
                            copies: number | null;
                            daily_rate: components["schemas"]["Rate"];
                            daily_income: components["schemas"]["Amount"];
                            /** @description Paid so far. */
                            accumulated_income: components["schemas"]["Amount"];
                            /** @description Income over the whole period, without the principal. */
                            estimated_return: components["schemas"]["Amount"];
                            start_date: components["schemas"]["Date"];
                            first_income_date: components["schemas"]["Date"];
                            /** @description Last income and principal back. */
                            maturity_date: components["schemas"]["Date"];
                            /** @description Principal paid back at the end, less the claw-back and penalty of an early redemption; null while running. */
                            paid_back: components["schemas"]["Amount"] | null;
                            status: components["schemas"]["InvestmentStatus"];
                            created_at: components["schemas"]["Timestamp"];
                            /** @description null while running. */
                            ended_at: components["schemas"]["Timestamp"] | null;
                            lots: components["schemas"]["InterestLot"][];
                            incomes: components["schemas"]["IncomeRow"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.orders": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                status?: components["schemas"]["InvestmentStatus"];
                kind?: components["schemas"]["ProductKind"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.request": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default crypto
                     * @constant
                     */
                    type?: "crypto";
                    coin: components["schemas"]["Coin"];
                    chain: components["schemas"]["Chain"];
                    /** @description An entry of the address book; this or address. */
                    address_id?: components["schemas"]["Id"];
                    /** @description An address outside the book; always reviewed. */
                    address?: components["schemas"]["ChainAddress"];
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description Scene withdraw, where the operator asks for it. */
                    code?: components["schemas"]["Code"];
                    /** @description While the authenticator is on; this or recovery_code. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description Instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    remark?: string;
                } | {
                    /** @constant */
                    type: "bank";
                    coin: components["schemas"]["Coin"];
                    bank_id: components["schemas"]["Id"];
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description Scene withdraw, where the operator asks for it. */
                    code?: components["schemas"]["Code"];
                    /** @description While the authenticator is on; this or recovery_code. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description Instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    remark?: string;
                } | {
                    /** @constant */
                    action: "cancel";
                    order_no: components["schemas"]["OrderNo"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.requestUsdt": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    chain: "TRC20" | "ERC20" | "BEP20";
                    /** @description An entry of the address book; this or address. */
                    address_id?: components["schemas"]["Id"];
                    /** @description An address outside the book; always reviewed. */
                    address?: components["schemas"]["ChainAddress"];
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description Scene withdraw, where the operator asks for it. */
                    code?: components["schemas"]["Code"];
                    /** @description While the authenticator is on; this or recovery_code. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description Instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.records": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                coin?: components["schemas"]["Coin"];
                status?: components["schemas"]["WithdrawalStatus"];
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["WithdrawalPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.saveDestination": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of info and of contents. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description Same key and same body answer the first answer again, with the header Idempotent-Replayed; another body refuses IDEMPOTENCY_CONFLICT; while the first is running, IN_PROGRESS. The fund password and the second factor are left out of the comparison. A refused fund password, second factor or code does not bind the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "crypto";
                    /**
                     * @default save
                     * @constant
                     */
                    action?: "save";
                    /** @description The entry to edit; a new one when absent. */
                    id?: components["schemas"]["Id"];
                    coin: components["schemas"]["Coin"];
                    chain: components["schemas"]["Chain"];
                    address: components["schemas"]["ChainAddress"];
                    remark?: string;
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    /** @constant */
                    type: "bank";
                    /**
                     * @default save
                     * @constant
                     */
                    action?: "save";
                    /** @description The card to edit; a new one when absent. */
                    id?: components["schemas"]["Id"];
                    bank_name: string;
                    bank_phone: components["schemas"]["Phone"];
                    area_code: components["schemas"]["AreaCode"];
                    real_name: string;
                    bank_card: string;
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    /** @enum {string} */
                    type: "crypto" | "bank";
                    /** @constant */
                    action: "delete";
                    id: components["schemas"]["Id"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Destinations"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
}
export interface RequiredBy {
    "futures.place": { when: { type: 'limit' }; fields: 'price' | 'quantity' } | { when: { type: 'market' }; fields: 'quantity' } | { when: { type: 'stop_limit' }; fields: 'price' | 'quantity' | 'trigger_price' } | { when: { type: 'stop_market' }; fields: 'quantity' | 'trigger_price' } | { when: { type: 'tp' | 'sl' }; fields: 'trigger_price' };
    "spot.place": { when: { type: 'limit' }; fields: 'price' | 'quantity' } | { when: { type: 'market' }; fields: never } | { when: { type: 'stop_limit' | 'oco' }; fields: 'price' | 'quantity' | 'trigger_price' } | { when: { type: 'stop_market' }; fields: 'trigger_price' } | { when: { type: 'trailing_stop' }; fields: 'trail_pct' };
}
